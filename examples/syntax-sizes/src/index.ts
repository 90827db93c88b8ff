export class Queue {
  static #created = 0;
  readonly id = ++Queue.#created;

  async *drain(jobs: AsyncIterable<() => number>) {
    for await (const job of jobs) yield job?.() ?? 0;
  }
}
