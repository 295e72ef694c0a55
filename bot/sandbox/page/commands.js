// Slash commands by their whole names, those of sub-commands included, as the person reads them.
import { nameOf, state } from "./api.js";

const USER = 6;
const STRING = 3;

export function flat(commands) {
  const found = [];
  const visit = (command, names, shown) => {
    const inner = (command.options ?? []).filter((option) => option.type <= 2);
    if (inner.length) inner.forEach((option) => visit(option, [...names, option.name], [...shown, option.shown]));
    else found.push({ path: names.join(" "), shown: shown.join(" "), description: command.description, options: command.options ?? [] });
  };
  commands.filter((command) => command.type === 1).forEach((command) => visit(command, [command.name], [command.shown]));
  return found;
}

// What somebody used may be a command that this person may not.
export const commandName = (path) => flat(state.commands).find((command) => command.path === path)?.shown ?? path;

// The commands to begin with: what leads a newcomer, as bots call it, where it asks for nothing.
export function suggestCommands() {
  const found = flat(state.commands).filter((command) => !command.options.some((option) => option.required));
  return ["play", "help"].map((path) => found.find((command) => command.path === path)).filter(Boolean);
}

// Lines to begin with, where no command leads a newcomer: the commands that take somebody first, rather those that
// need nobody, with somebody else; of these the ones that are called alike below several groups.
export function suggestLines() {
  const friend = state.people.find((person) => person.id !== state.person.id);
  if (!friend) return [];
  const found = flat(state.commands).filter((command) => command.options[0]?.type === USER);
  const free = found.filter((command) => !command.options[0].required);
  const from = free.length ? free : found;
  const last = (command) => command.path.split(" ").at(-1);
  const alike = (command) => from.filter((other) => last(other) === last(command)).length;
  const most = Math.max(...from.map(alike));
  return from.filter((command) => alike(command) === most).slice(0, 6).map((command) => `/${command.shown} @${nameOf(friend)}`);
}

// A typed line such as `/confront start @Bolek rules: printed`: its command and the options given, by name; null when
// it does not begin with a whole command and a space.
export function parseLine(line) {
  const text = line.slice(1);
  const fits = flat(state.commands).flatMap((command) => [command.shown, command.path].map((name) => ({ command, name })))
    .filter(({ name }) => text.startsWith(`${name} `)).sort((a, b) => b.name.length - a.name.length);
  if (!line.startsWith("/") || !fits.length) return null;
  const [{ command, name }] = fits;
  return { command, given: readOptions(text.slice(name.length).trim(), command.options) };
}

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function readOptions(text, options) {
  const given = new Map();
  const names = options.flatMap((option) => [option.shown, option.name]).map(escape);
  const marks = names.length ? [...text.matchAll(new RegExp(`(?:^|\\s)(${names.join("|")}):\\s*`, "g"))] : [];
  marks.forEach((mark, at) => {
    const option = options.find((each) => each.shown === mark[1] || each.name === mark[1]);
    given.set(option.name, text.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim());
  });
  let rest = text.slice(0, marks[0]?.index).trim();
  let last = null;
  for (const option of options.filter((each) => !given.has(each.name))) {
    if (!rest) break;
    const value = takeValue(option, rest);
    given.set(option.name, value);
    rest = rest.slice(value.length).trim();
    last = option.name;
  }
  if (rest && last) given.set(last, `${given.get(last)} ${rest}`);
  return given;
}

function takeValue(option, text) {
  if (option.type === STRING && !option.choices) return text;
  const known = option.choices ? option.choices.map((choice) => choice.name)
    : option.type === USER ? [...state.people, state.bot].flatMap((user) => [nameOf(user), user.username ?? user.name].flatMap((name) => [`@${name}`, name])) : [];
  const lower = text.toLowerCase();
  const fits = known.filter((name) => lower === name.toLowerCase() || lower.startsWith(`${name.toLowerCase()} `));
  return fits.length ? text.slice(0, Math.max(...fits.map((name) => name.length))) : text.split(/\s+/)[0];
}
