// Asks for choices while somebody types: waits for a pause, and only the newest question counts.

const PAUSE = 180;

export class Autocomplete {
  #request;
  #number = 0;
  #asked = false;

  /** `request(options)` asks the server and resolves to a list of choices. */
  constructor(request) {
    this.#request = request;
  }

  /** {choices}, {failed: true} or, when another question came after it, {stale: true}. */
  async ask(options) {
    this.#number += 1;
    const number = this.#number;
    if (this.#asked) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    this.#asked = true;
    if (number !== this.#number) return { stale: true };
    try {
      const choices = await this.#request(options);
      return number === this.#number ? { choices } : { stale: true };
    } catch {
      return number === this.#number ? { failed: true } : { stale: true };
    }
  }
}
