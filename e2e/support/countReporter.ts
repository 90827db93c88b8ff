import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
} from '@playwright/test/reporter';

/** Ends a table run with its totals: `96 faults in 192 runs, 0 failed`. */
export default class CountReporter implements Reporter {
  #tests: TestCase[] = [];
  readonly #noun: string;

  constructor({ noun }: { noun: string }) {
    this.#noun = noun;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onEnd(result: FullResult): void {
    const names = new Set(this.#tests.map(({ title }) => title));
    // A test that was interrupted or not run has proven nothing.
    const failed = this.#tests.filter(test => test.outcome() !== 'expected');
    const seconds = (result.duration / 1000).toFixed(0);
    console.log(
      `${names.size} ${this.#noun} in ${this.#tests.length} runs, ${failed.length} failed (${seconds} s)`,
    );
  }
}
