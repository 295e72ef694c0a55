// The frame an Activity is shown in, and the messages between its page and Discord: carried, not read.
import { el, nameOf, post, remove, state, word } from "./api.js";

const APP = () => state.bot.id;
let shown = null;

window.addEventListener("message", (event) => {
  if (!shown || event.source !== shown.frame.contentWindow) return;
  const { id, person } = shown;
  // One after another, in their order.
  shown.turn = shown.turn.then(() => post(`/people/${person.name}/rpc`, { frame: id, message: event.data }))
    .then((replies) => { for (const reply of replies) event.source.postMessage(reply, event.origin); }, () => {});
});

export function launch({ frame: id, query }) {
  close();
  if (!id) return;
  const platform = innerWidth < 600 ? "mobile" : "desktop";
  const frame = el("iframe", {
    src: `/activities/${APP()}/?${new URLSearchParams({ ...query, platform })}`, title: nameOf(state.bot), sandbox: "allow-forms allow-same-origin allow-scripts",
  });
  const node = el("section", { class: "activity", "aria-label": nameOf(state.bot) },
    el("header", {}, el("b", {}, nameOf(state.bot)), el("button", { type: "button", class: "close", "aria-label": word("leave_activity"), title: word("leave_activity"), onclick: leave }, "✕")), frame);
  shown = { id, frame, node, person: state.person, turn: Promise.resolve() };
  document.body.append(node);
}

export function close() {
  shown?.node.remove();
  shown = null;
}

function leave() {
  remove(`/people/${shown.person.name}/activity`);
  close();
}

// Discord asks first; so does this.
export function follow(url) {
  const dialog = el("dialog", { class: "modal", "aria-label": word("leaving"), onclose: () => dialog.remove() },
    el("div", { class: "body" }, el("p", {}, word("leaving")), el("p", {}, el("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, url))),
    el("footer", {}, el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, word("close"))));
  document.body.append(dialog);
  dialog.showModal();
}
