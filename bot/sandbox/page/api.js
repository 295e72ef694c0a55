// The page's side of the control interface, and what all parts of the page share.

export const state = {
  people: [], bot: null, guilds: [], channels: [], commands: [],
  person: null, guild: null, channel: null, messages: new Map(), words: {}, failed: new Map(), seen: {},
};

async function call(method, path, body) {
  const response = await fetch(`/sandbox${path}`, {
    method, body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.reason ? word(`why_${answer.reason}`, answer.facts) : answer.impossible ?? response.statusText);
  return answer;
}

export const get = (path) => call("GET", path);
export const post = (path, body) => call("POST", path, body);
export const patch = (path, body) => call("PATCH", path, body);
export const remove = (path) => call("DELETE", path);
export const act = (action, body) =>
  call("POST", `/people/${state.person.name}/${action}`, { channel: state.channel.id, until: "ack", ...body });

export function word(key, gaps = {}) {
  return (state.words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => gaps[name] ?? "");
}

// Build an element: attributes (class, data-…, aria-…), `on…` handlers, then children.
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name in node && typeof value === "boolean") node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

const COLOURS = ["#5865f2", "#3ba55c", "#d8608c", "#c27c0e", "#1f8b9c", "#9b59b6", "#a84300"];

export function avatar(user, size = 40) {
  const style = `width:${size}px;height:${size}px;font-size:${Math.round(size * 0.42)}px;`;
  if (user.bot) return el("img", { class: "avatar", src: "/page/horseshoe.svg", alt: "", style });
  const name = user.global_name ?? user.display ?? user.username;
  const place = Math.max(0, state.people.findIndex((person) => person.id === user.id));
  return el("span", { class: "avatar", "aria-hidden": "true", style: `${style}background:${COLOURS[place % COLOURS.length]}` },
    [...name][0]);
}

export const nameOf = (user) => user.global_name ?? user.display ?? (user.bot ? state.bot.display : user.username);
export const rolesHere = () => state.guilds.find((guild) => guild.id === state.guild)?.roles ?? [];
export const userById = (id) => [...state.people, state.bot].find((user) => user.id === id);
