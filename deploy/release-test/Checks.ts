const SHOWN_PROBLEMS = 10;

/** Counts checks and reports the failures at the end. */
export class Checks {
  #passed = 0;
  readonly #problems: string[] = [];

  add(name: string, isRight: boolean, detail = ''): void {
    if (isRight) this.#passed += 1;
    else this.#problems.push(`${name}${detail ? `: ${detail}` : ''}`);
  }

  /** Adds many checks at once, such as requests. */
  addAll(count: number, problems: readonly string[]): void {
    this.#passed += count - problems.length;
    this.#problems.push(...problems);
  }

  /** Prints the problems and the totals, and sets the exit code. */
  report(): void {
    const problems = this.#problems;
    for (const problem of problems.slice(0, SHOWN_PROBLEMS)) {
      console.error(problem);
    }
    if (problems.length > SHOWN_PROBLEMS) {
      console.error(`… and ${problems.length - SHOWN_PROBLEMS} more`);
    }
    console.log(`${this.#passed} passed, ${problems.length} failed`);
    if (problems.length > 0 || this.#passed === 0) process.exitCode = 1;
  }
}
