/** A door that a test shuts: whoever comes waits until it is opened again. */
export class Gate {
  #waiting: Array<() => void> = [];
  #isShut = false;

  shut(): void {
    this.#isShut = true;
  }

  /** Lets everybody through, those who wait first. */
  open(): void {
    this.#isShut = false;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** How many stand before it. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async pass(): Promise<void> {
    if (this.#isShut) await new Promise<void>((go) => this.#waiting.push(go));
  }
}
