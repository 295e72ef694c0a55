// Elements, words and what several modules ask for.
const told = JSON.parse(document.getElementById("told").textContent);
export const words = told.words;
export const firstMatch = told.match;
export const firstShown = told.shown; // unless it was refused for now, or a pass is needed to be shown it

export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "style") Object.assign(node.style, value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((each) => each !== null && each !== undefined && each !== false));
  return node;
}

// A word of the page with numbers or names in it: "{count}" stands for one.
export const word = (key, values = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

export const theme = {
  get now() { return document.documentElement.dataset.theme; },
  set now(name) {
    document.documentElement.dataset.theme = name;
    if (self === top) document.cookie = `theme=${name}; path=/; max-age=31536000; samesite=strict`; // for the page's own head
    try { localStorage.setItem("theme", name); } catch { /* kept for this visit alone */ }
  },
  recall() {
    try {
      const kept = localStorage.getItem("theme");
      if ((kept === "parchment" || kept === "night") && kept !== theme.now) theme.now = kept;
    } catch { /* as the house has it */ }
  },
};

export const pictureUrl = (match, stem) => `/table/${match}/${stem}.jpg?theme=${theme.now}`;

// A short sound of words for who does not see the page.
export function announce(text) {
  document.getElementById("said").textContent = text;
}

// Where somebody is led whose place is gone. byKeys: who uses keys is shown where they are.
export function goToQuestion(byKeys) {
  document.querySelector(".question").focus({ preventScroll: !byKeys });
}
