// The line to the server: numbered requests, events, and coming back after a break.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;
const FIRST_PERSON = "Ada";
const NAME = "orrery.name";

export class WireError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** Emits `event` (detail: a server event) and `status` (detail: "open" or "lost"). */
export class Wire extends EventTarget {
  #socket = null;
  #user;
  #name = null;
  #number = 0;
  #waiting = new Map();
  #wait = FIRST_WAIT;
  #timer = 0;

  constructor(user) {
    super();
    this.#user = user ?? localStorage.getItem(NAME) ?? FIRST_PERSON;
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
  }

  get open() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(
      `${scheme}//${location.host}/players?user=${encodeURIComponent(this.#user)}`,
    );
    let opened = false;
    this.#socket = socket;
    socket.addEventListener("open", () => (opened = true));
    socket.addEventListener("message", (event) => this.#receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => socket === this.#socket && this.#lost(opened));
  }

  /** Act as somebody else from now on. */
  become(user) {
    this.#user = user;
    const old = this.#socket;
    this.#socket = null;
    this.#refuseWaiting();
    old?.close();
    clearTimeout(this.#timer);
    this.connect();
  }

  /** Ask the server; resolves to the answer's data or rejects with a WireError. */
  request(what, fields = {}) {
    if (!this.open) return Promise.reject(new WireError("offline", "offline"));
    this.#number += 1;
    const id = this.#number;
    this.#socket.send(JSON.stringify({ ...fields, id, do: what }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #receive(event) {
    if (event.type === "reply") {
      const waiting = this.#waiting.get(event.id);
      this.#waiting.delete(event.id);
      if (event.ok) waiting?.resolve(event.data ?? null);
      else waiting?.reject(new WireError(event.error?.code, event.error?.message ?? ""));
      return;
    }
    if (event.type === "hello") {
      this.#wait = FIRST_WAIT;
      this.#user = event.me.id;
      this.#name = event.me.username;
      localStorage.setItem(NAME, this.#name);
      this.dispatchEvent(new CustomEvent("status", { detail: "open" }));
    }
    this.dispatchEvent(new CustomEvent("event", { detail: event }));
  }

  #lost(wasOpen) {
    this.#refuseWaiting();
    this.dispatchEvent(new CustomEvent("status", { detail: "lost" }));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#again(wasOpen), this.#wait);
    this.#wait = Math.min(this.#wait * 1.6, LONGEST_WAIT);
  }

  /** A server that answers but refuses us has begun anew: we are whoever has our name there. */
  async #again(wasOpen) {
    if (!wasOpen && (await isUp())) {
      this.#user = this.#name && this.#name !== this.#user ? this.#name : FIRST_PERSON;
    }
    this.connect();
  }

  #hurry() {
    if (!this.#socket || this.#socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.connect();
  }

  #refuseWaiting() {
    for (const { reject } of this.#waiting.values()) reject(new WireError("offline", "offline"));
    this.#waiting.clear();
  }
}

async function isUp() {
  try {
    return (await fetch("/", { method: "HEAD" })).ok;
  } catch {
    return false;
  }
}
