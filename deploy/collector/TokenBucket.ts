/** Allows a number of actions per second, after a burst. */
export class TokenBucket {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  #tokens: number;
  #filledAt: number;

  constructor(perSecond: number, burst: number, now = () => Date.now()) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#now = now;
    this.#tokens = burst;
    this.#filledAt = now();
  }

  /** Whether one more is allowed now. */
  take(): boolean {
    const now = this.#now();
    // A clock that was set back must not empty the bucket.
    const seconds = Math.max(0, now - this.#filledAt) / 1000;
    this.#tokens = Math.min(
      this.#burst,
      this.#tokens + seconds * this.#perSecond,
    );
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
