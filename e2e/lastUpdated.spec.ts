import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { waitForHydration } from './support/hydration.ts';
import { languages } from './support/languages.ts';
import { expect, onFixture, test } from './support/site.ts';

test.use({ visitor: 'shared' });

const content = path.resolve(import.meta.dirname, 'fixtures/records/content');

/** When a file was last committed, in milliseconds. */
function lastCommit(file: string): number {
  const seconds = execFileSync(
    'git',
    ['log', '-1', '--format=%at', '--', path.basename(file)],
    { cwd: path.dirname(file), encoding: 'utf8' },
  );
  return Number(seconds) * 1000;
}

for (const { name, lang, prefix, words } of languages) {
  const [before = ''] = words['page.lastUpdated'].split('{{time}}');

  test.describe(() => {
    test.use(onFixture('records'));

    test(`[2.3.last-updated] ${name}: the note gives the time of the last commit of the page`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/guide/record`);
      await waitForHydration(page);
      const time = lastCommit(path.join(content, lang, 'guide/record.mdx'));
      expect(time).toBeGreaterThan(0);
      // The same on every machine: in the language of the page, in UTC.
      const date = new Date(time).toLocaleString(lang, { timeZone: 'UTC' });
      await expect(
        page.getByRole('main').getByText(before + date, { exact: true }),
      ).toBeVisible();
    });
  });

  test(`[2.3.last-updated] ${name}: a site that does not ask for it shows none`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/guide/start/quick-start`);
    await expect(page.getByText(before)).toHaveCount(0);
  });
}
