/** Looks after a while. A page that nobody sees asks for nothing; seen again, or back on the line, it looks at once. */
export class LookTimer {
  #look: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOn = false;

  constructor(look: () => void) {
    this.#look = look;
  }

  lookIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isOn) {
      this.#isOn = true;
      document.addEventListener('visibilitychange', this.#now);
      addEventListener('online', this.#now);
    }
    if (!document.hidden) this.#timer = setTimeout(this.#look, ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isOn = false;
    document.removeEventListener('visibilitychange', this.#now);
    removeEventListener('online', this.#now);
  }

  #now = (): void => this.lookIn(0);
}
