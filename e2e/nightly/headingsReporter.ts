import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Annotations of this type are `kept/tried` headings of a page. */
export const HEADINGS = 'headings';

/** Ends the run with one line: how many headings stayed in their place. */
export default class HeadingsReporter implements Reporter {
  #kept = 0;
  #tried = 0;

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description = '' } of annotations) {
      if (type !== HEADINGS) continue;
      const [kept = 0, tried = 0] = description.split('/').map(Number);
      this.#kept += kept;
      this.#tried += tried;
    }
  }

  onEnd(): void {
    console.log(
      `${this.#kept} of ${this.#tried} headings, in both directions, stayed in their place`,
    );
  }
}
