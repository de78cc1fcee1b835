/** The worker in which the computer thinks. It loads the computer players and no rules of the page. */
import { type Bot, newBot, ready } from "rankfile/bot";
import type { Question, Reply, Request } from "./messages.js";

const send = (reply: Reply): void => postMessage(reply);

/** A thought that is going on; `bot` is null until the players are loaded. */
interface Thought {
  controller: AbortController;
  bot: Bot | null;
  hurried: boolean;
}

let thought: Thought | null = null;

const answer = async ({ id, ...question }: Question & { id: number }): Promise<void> => {
  const own: Thought = { controller: new AbortController(), bot: null, hurried: false };
  const { signal } = own.controller;
  thought = own;
  try {
    await ready;
    const bot = newBot(question.game, { level: question.level });
    if (question.ask === "setup") return send({ id, setup: bot.setup(question.side, question.rules) });
    own.bot = bot;
    send({ id, action: await bot.think(question.view, { ms: own.hurried ? 0 : question.ms, signal }) });
  } catch (error) {
    if (!signal.aborted) send({ id, fault: String(error) });
  } finally {
    if (thought === own) thought = null;
  }
};

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  if (data.ask === "cancel") thought?.controller.abort();
  else if (data.ask !== "hurry") void answer(data);
  else if (thought) {
    thought.hurried = true;
    thought.bot?.stop();
  }
});
