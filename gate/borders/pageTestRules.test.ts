import { afterAll, expect, test } from '@rstest/core';
import { Rslint } from '@rslint/core';
import path from 'node:path';

const linter = new Rslint({ cwd: path.resolve(import.meta.dirname, '../..') });
afterAll(() => linter.close());

/** What a test of the page must not do, and how the refusal begins. */
const refused: [body: string, reason: string][] = [
  [
    "import { test as bare } from '@playwright/test';",
    'Import test and expect',
  ],
  ['await page.waitForTimeout(50);', 'A fixed wait'],
  ["test.skip('x', () => {});", 'Every test of the page'],
  ['test.skip(true);', 'Every test of the page'],
  ["test.only('x', () => {});", 'Every test of the page'],
  ["test.fixme('x', () => {});", 'Every test of the page'],
  ["test.fail('x', () => {});", 'Every test of the page'],
  ["test.describe.skip('x', () => {});", 'Every test of the page'],
  ['test.describe.configure({ retries: 2 });', 'A retry hides a flaky test'],
];

// One text, because each is seconds of work.
test('a test of the page is refused for what hides a fault, and for nothing else', async () => {
  const lines = [
    ...refused.map(([body]) => body),
    "test('[2.1.base] x', async ({ page }) => page.goto('/'));",
  ];
  const [result] = await linter.lintText(
    `import { test } from './support/site.ts';\n${lines.join('\n')}\n`,
    { filePath: 'e2e/proof.spec.ts' },
  );
  const found = (result?.messages ?? []).filter(({ ruleId }) =>
    ruleId?.startsWith('no-restricted-'),
  );
  expect(found.map(({ line }) => lines[line - 2])).toEqual(
    refused.map(([body]) => body),
  );
  for (const [index, [, reason]] of refused.entries()) {
    expect(found[index]?.message).toContain(reason);
  }
});
