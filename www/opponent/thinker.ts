/** The page's end of the worker in which the computer thinks. There is one worker, and one question at a time. */
import type { Answer } from "rankfile/bot";
import type { Question, Reply, Request } from "./messages.js";

/** How long an unused worker is kept, in milliseconds. */
const IDLE = 60_000;
/** How long a hurried worker may take to answer before it counts as stuck, in milliseconds. */
const STUCK = 5_000;

type Of<K extends Question["ask"]> = Extract<Question, { ask: K }>;

interface Open {
  id: number;
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

/** The thought was given up by the page: nobody waits for it any more. */
export class GivenUp extends Error {}

class Thinker {
  #worker: Worker | null = null;
  #open: Open | null = null;
  #id = 0;
  #timer = 0;

  /** What to play. @throws `GivenUp`, or an error when the worker fails */
  async action(question: Of<"action">): Promise<Answer> {
    const reply = await this.#ask(question);
    if ("action" in reply) return reply.action;
    throw new Error("fault" in reply ? reply.fault : reply.setup);
  }

  /** A set-up. @throws `GivenUp`, or an error when the worker fails */
  async setup(question: Of<"setup">): Promise<string> {
    const reply = await this.#ask(question);
    if ("setup" in reply) return reply.setup;
    throw new Error("fault" in reply ? reply.fault : reply.action.action);
  }

  /** Ends the thought with the best answer so far. */
  hurry(): void {
    if (!this.#open) return;
    this.#send({ ask: "hurry" });
    this.#wait(STUCK, () => this.#fail(new Error("stuck")));
  }

  /** Ends the thought; its promise is rejected with `GivenUp`. */
  cancel(): void {
    if (!this.#open) return;
    this.#send({ ask: "cancel" });
    this.#take()?.reject(new GivenUp());
  }

  /** Ends the worker with whatever it thinks. */
  end(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    this.#take()?.reject(new GivenUp());
  }

  #ask(question: Question): Promise<Reply> {
    this.cancel();
    clearTimeout(this.#timer);
    return new Promise((resolve, reject) => {
      this.#id += 1;
      this.#open = { id: this.#id, resolve, reject };
      try {
        this.#worker ??= this.#start();
        this.#send({ ...question, id: this.#id });
      } catch (error) {
        this.#fail(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "rankfile-opponent" });
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      // What belongs to an older question is nobody's.
      if (data.id === this.#open?.id) this.#take()?.resolve(data);
    });
    const fail = (event: Event): void => {
      // It is told on the page.
      event.preventDefault();
      if (worker === this.#worker) this.#fail(new Error(event.type));
    };
    worker.addEventListener("error", fail);
    worker.addEventListener("messageerror", fail);
    return worker;
  }

  #send(request: Request): void {
    this.#worker?.postMessage(request);
  }

  /** A worker that has failed once is not asked again. */
  #fail(error: Error): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    this.#take()?.reject(error);
  }

  #take(): Open | null {
    const open = this.#open;
    this.#open = null;
    if (this.#worker) this.#wait(IDLE, () => this.end());
    return open;
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(then, ms);
  }
}

/** The one that the page asks. */
export const thinker = new Thinker();
