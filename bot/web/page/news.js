// What happens elsewhere: news over one connection, by asking again and again where that fails.
import { connect, reach } from "./inside.js";

const WAITS = [500, 1000, 2000, 4000, 8000];

export class News {
  constructor({ match, about, arrived, lost, ended }) {
    Object.assign(this, { match, about, arrived, lost, ended });
    this.failures = 0;
    document.addEventListener("visibilitychange", () => { if (!document.hidden && !this.isOpen) this.again(0); });
    window.addEventListener("online", () => { if (!this.isOpen) this.again(0); });
    this.connect();
  }

  get isOpen() { return this.socket?.readyState === WebSocket.OPEN; }

  connect() {
    if (this.over || this.socket?.readyState === WebSocket.CONNECTING || this.isOpen) return;
    const socket = this.socket = connect(`/table/${this.match()}/news?about=${this.about()}`);
    socket.addEventListener("open", () => { this.failures = 0; this.lost(false); });
    socket.addEventListener("message", (event) => this.arrived(JSON.parse(event.data)));
    socket.addEventListener("close", () => { if (this.socket === socket) this.fail(); });
  }

  // Where no connection comes about, it is asked for in its place.
  async fail() {
    if (this.over) return;
    this.failures += 1;
    try {
      const answer = await reach(`/table/${this.match()}/now`);
      const shown = await answer.json();
      if (answer.ok) {
        this.lost(false);
        if (shown.about !== this.about()) this.arrived(shown);
      } else if (answer.status === 403) {
        this.over = true;
        this.ended(shown.said);
        return;
      }
    } catch {
      this.lost(true);
    }
    this.again(WAITS[Math.min(this.failures, WAITS.length) - 1]);
  }

  again(wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }
}
