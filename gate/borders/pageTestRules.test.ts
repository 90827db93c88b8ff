import { afterAll, describe, expect, test } from '@rstest/core';
import { Rslint } from '@rslint/core';
import path from 'node:path';

const linter = new Rslint({ cwd: path.resolve(import.meta.dirname, '../..') });
afterAll(() => linter.close());

async function messages(body: string) {
  const [result] = await linter.lintText(
    `import { test } from './support/site.ts';\n${body}\n`,
    { filePath: 'e2e/proof.spec.ts' },
  );
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId?.startsWith('no-restricted-'))
    .map(({ message }) => message)
    .join('\n');
}

describe('a test of the page', () => {
  test.each([
    ['waits a fixed time', 'await page.waitForTimeout(50);', 'A fixed wait'],
    ['is skipped', "test.skip('x', () => {});", 'Every test of the page'],
    ['is skipped inside', 'test.skip(true);', 'Every test of the page'],
    ['runs alone', "test.only('x', () => {});", 'Every test of the page'],
    ['is to be repaired', "test.fixme('x', () => {});", 'Every test'],
    ['has to fail', "test.fail('x', () => {});", 'Every test'],
    [
      'is in a group that is skipped',
      "test.describe.skip('x', () => {});",
      'Every test of the page',
    ],
    [
      'is retried',
      'test.describe.configure({ retries: 2 });',
      'A retry hides a flaky test',
    ],
    [
      'goes round the fixture',
      "import { test as bare } from '@playwright/test';\nbare('x', () => {});",
      'support/site.ts',
    ],
  ])('is refused when it %s', async (_, body, reason) => {
    expect(await messages(body)).toContain(reason);
  });

  test('is accepted when it is plain', async () => {
    const body = "test('[2.1.base] x', async ({ page }) => page.goto('/'));";
    expect(await messages(body)).toBe('');
  });
});
