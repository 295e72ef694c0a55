// Where the house is asked, and what says who asks where no cookie can: inside Discord (activity.js fills it in).
export const inside = { base: "", pass: "", renew: null };

const MOST_KEPT = 24; // pictures
const kept = new Map();

export async function reach(path, options = {}) {
  const send = () => fetch(inside.base + path, {
    ...options, headers: { ...options.headers, ...(inside.pass && { Authorization: `Bearer ${inside.pass}` }) },
  });
  const answer = await send();
  // What was given at the entry lasts for minutes, and for the tables there were then.
  if (!inside.renew || ![401, 403].includes(answer.status)) return answer;
  await inside.renew();
  return send();
}

// What is an image's source: the address itself, unless only a request with the pass is shown anything.
export async function source(path) {
  if (!inside.pass) return path;
  if (!kept.has(path)) {
    const answer = await reach(path);
    if (!answer.ok) throw new Error(path);
    kept.set(path, URL.createObjectURL(await answer.blob()));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT) { URL.revokeObjectURL(kept.get(oldest)); kept.delete(oldest); }
  }
  return kept.get(path);
}

// A connection can carry a pass only where the names of protocols stand.
export function connect(path) {
  const url = new URL(inside.base + path, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url, inside.pass ? ["board", inside.pass] : []);
}
