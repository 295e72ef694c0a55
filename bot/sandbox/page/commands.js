// Slash commands by their whole names, those of sub-commands included, as the person reads them.
import { state } from "./api.js";

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
