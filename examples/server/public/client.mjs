// The page of one player: his view, kept in step by his news. The other side's pieces never come here.
import "/rankfile/auto.js";
import { draft, openView, ready } from "/rankfile/index.js";

const [board, status, buttons] = ["board", "status", "buttons"].map((id) => document.getElementById(id));
let table = location.hash.slice(1);
/** Who sits here, for as long as this tab lives: { side, seat }; null looks on. */
let me = null;
let view = null;
let setup = null;

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  if (me) headers.authorization = `Bearer ${me.seat}`;
  const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = response.status === 204 ? {} : await response.json();
  if (!response.ok) status.textContent = `Refused: ${answer.error.code} ${answer.error.rule ?? ""}`;
  return response.ok ? answer : null;
}

function button(text, press) {
  const made = document.createElement("button");
  made.textContent = text;
  made.onclick = press;
  return made;
}

function show() {
  board.hidden = false;
  buttons.replaceChildren();
  if (view.phase === "setup" && me && !view.deployed.includes(me.side)) {
    if (!setup) {
      setup = draft(view.id, { side: me.side });
      setup.random();
    }
    board.draft = setup;
    board.side = me.side;
    status.textContent = `Set up, ${me.side}. The other player joins at ${location.href}`;
    const shuffle = () => {
      setup.random();
      board.draft = setup;
    };
    buttons.append(
      button("Shuffle", shuffle),
      button("Ready", () => post(`/tables/${table}/deploy`, { setup: String(setup) })),
    );
    return;
  }
  board.draft = null;
  board.mode = me ? "play" : "show";
  board.view = view;
  board.refresh();
  const { phase, turn, outcome } = view;
  if (phase === "setup") status.textContent = "Waiting for a set-up.";
  else if (outcome) status.textContent = `${outcome.winner ?? "nobody"} wins: ${outcome.reason}`;
  else status.textContent = turn === me?.side ? "Your turn." : `It is ${turn}'s turn.`;
  if (me && phase === "play") buttons.append(button("Resign", () => post(`/tables/${table}/resign`, {})));
}

async function enter() {
  me = JSON.parse(sessionStorage.getItem(table)) ?? (await post(`/tables/${table}/seats`, {}));
  if (me) sessionStorage.setItem(table, JSON.stringify(me));
  // A lost connection comes back by itself, and the view anew with it.
  const events = new EventSource(`/tables/${table}/events${me ? `?seat=${me.seat}` : ""}`);
  events.addEventListener("view", ({ data }) => {
    view = openView(JSON.parse(data));
    show();
  });
  events.addEventListener("news", ({ data }) => {
    view.learn(JSON.parse(data));
    show();
  });
}

board.addEventListener("rule-action", ({ detail }) => post(`/tables/${table}/play`, { action: detail.action }));

for (const chosen of document.querySelectorAll("[data-game]")) {
  chosen.onclick = async () => {
    const made = await post("/tables", { game: chosen.dataset.game });
    if (!made) return;
    ({ table } = made);
    sessionStorage.setItem(table, JSON.stringify({ side: made.side, seat: made.seat }));
    location.hash = table;
    await enter();
  };
}

await ready;
if (table) await enter();
