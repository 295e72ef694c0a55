// Brings what is on the screen to what it should be, and leaves in place what was made from the same data:
// a menu that is open, half chosen or being typed into, a button that has the focus, a picture that is shown.

const sources = new WeakMap();
const frames = new WeakSet();

// A node that stays as long as `data` stays: what a person has begun in it goes on.
export function keep(node, data) {
  sources.set(node, JSON.stringify(data));
  return node;
}

// A node around others, which stays as long as one of its components does.
export function frame(node) {
  frames.add(node);
  return node;
}

const ids = (node) => [...node.querySelectorAll("[data-custom-id]")].map((part) => part.dataset.customId);
const same = (one, other) => sources.has(one) && sources.get(one) === sources.get(other);
const around = (one, other) => frames.has(one) && frames.has(other) && one.nodeName === other.nodeName
  && ids(one).some((id) => ids(other).includes(id));

function renumber(old, fresh) {
  const parts = (node) => [node, ...node.querySelectorAll("[data-component-id]")].filter((part) => part.dataset.componentId);
  const numbers = parts(fresh).map((part) => part.dataset.componentId);
  parts(old).forEach((part, at) => { part.dataset.componentId = numbers[at]; });
}

// `old` becomes like `fresh`, whose nodes it takes where it has none that stay. What stays is never moved.
export function mend(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) old.setAttribute(name, value);
  let next = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    let twin = next;
    while (twin && !same(twin, child) && !around(twin, child)) twin = twin.nextSibling;
    if (!twin) {
      old.insertBefore(child, next);
      continue;
    }
    while (next !== twin) next = dropped(next);
    next = twin.nextSibling;
    if (same(twin, child)) renumber(twin, child);
    else mend(twin, child);
  }
  while (next) next = dropped(next);
}

function dropped(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}
