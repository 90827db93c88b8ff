import { TaskError } from './TaskError';

type Task = () => Promise<void>;

export class TaskQueue {
  static readonly maxTasks = 2 ** 8;
  static #count = 0;

  #tasks = new Map<string, Task>();
  limit?: number;

  add(name: string, task: Task): this {
    this.limit ??= TaskQueue.maxTasks;
    this.#tasks.set(name, task);
    TaskQueue.#count++;
    return this;
  }

  async *run() {
    for (const [name, task] of this.#tasks) {
      try {
        await task?.();
        yield { name, ...this.#summary };
      } catch (error) {
        throw new TaskError(name, error);
      }
    }
  }

  get #summary() {
    return { left: this.#tasks.size, all: TaskQueue.#count };
  }
}
