/** Names the task that failed. */
export class TaskError extends Error {
  constructor(
    readonly task: string,
    cause?: unknown,
  ) {
    super(`Task ${task} failed`, { cause });
  }
}
