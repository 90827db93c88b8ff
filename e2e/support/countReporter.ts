import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestStep,
} from '@playwright/test/reporter';

interface Row {
  title: string;
  hasFailed: boolean;
}

/**
 * Ends a table run with its totals: `96 faults in 192 runs, 0 failed`. A row is a
 * test, or a step of one that has steps.
 */
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
    const rows = this.#tests.flatMap(rowsOf);
    const names = new Set(rows.map(({ title }) => title));
    const failed = rows.filter(({ hasFailed }) => hasFailed);
    const seconds = (result.duration / 1000).toFixed(0);
    console.log(
      `${names.size} ${this.#noun} in ${rows.length} runs, ${failed.length} failed (${seconds} s)`,
    );
  }
}

function rowsOf(test: TestCase): Row[] {
  const steps = (test.results.at(-1)?.steps ?? []).flatMap(stepsOf);
  const rows = steps.map(({ title, error }) => ({
    title,
    hasFailed: error !== undefined,
  }));
  // A test that was interrupted or not run has proven nothing.
  const hasFailed = test.outcome() !== 'expected';
  if (rows.length > 0 && hasFailed === rows.some(row => row.hasFailed)) {
    return rows;
  }
  return [...rows, { title: test.title, hasFailed }];
}

/** The steps that a test names itself, and those within them. */
function stepsOf(step: TestStep): TestStep[] {
  const inner = step.steps.flatMap(stepsOf);
  return step.category === 'test.step' ? [step, ...inner] : inner;
}
