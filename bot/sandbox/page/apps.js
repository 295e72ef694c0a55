// The commands in the menus of a message and of the person behind it, as Discord has them under "Apps".
import { el, nameOf, state, word } from "./api.js";

const PERSON = 2;
const MESSAGE = 3;

export function apps(message, send) {
  const person = message.author.bot ? message.command?.user : message.author;
  const rows = (state.commands ?? []).filter((command) => command.type === MESSAGE)
    .map((command) => [command.shown, { command: command.name, target: message.id }]);
  if (person && person.id !== state.person.id) {
    rows.push(...(state.commands ?? []).filter((command) => command.type === PERSON)
      .map((command) => [`${command.shown}: ${nameOf(person)}`, { command: command.name, target: person.username ?? person.name }]));
  }
  if (!rows.length) return null;
  const menu = el("details", { class: "apps" }, el("summary", { "aria-label": word("apps"), title: word("apps") }, "⋯"),
    rows.map(([label, data]) => el("button", { type: "button", class: "as-link", onclick: (event) => { menu.open = false; send("menu", data, event.currentTarget); } }, label)));
  return menu;
}
