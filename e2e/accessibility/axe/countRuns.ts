import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { RUN } from './runAxe.ts';

/** Ends a run with how often axe looked and what it found. */
export default class CountRuns implements Reporter {
  #runs = 0;
  #violations = 0;

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== RUN) continue;
      this.#runs += 1;
      this.#violations += Number(description);
    }
  }

  onEnd(): void {
    if (this.#runs === 0) return;
    console.log(`axe: ${this.#runs} runs, ${this.#violations} violations`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
