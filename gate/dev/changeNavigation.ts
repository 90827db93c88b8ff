import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

export interface NavigationSteps {
  page: Page;
  /** The file of the navigation. */
  file: string;
  /** How often the server has restarted. */
  restarts: () => number;
  /** What the page in view lists as its problems. */
  problems: () => Promise<string>;
  expectState: (what: string, holds: () => Promise<boolean>) => Promise<void>;
}

/** Edits the navigation as a writer does, also wrongly; a page with a sidebar is open. */
export async function changeNavigation({
  page,
  file,
  restarts,
  problems,
  expectState,
}: NavigationSteps): Promise<void> {
  const text = await readFile(file, 'utf8');
  const before = restarts();
  const entry = page.getByRole('navigation').locator('a[href$="/guide/walk"]');
  const count = () => entry.count().catch(() => -1);

  await page.setViewportSize({ width: 1440, height: 800 });
  const added =
    "{ text: 'nav.api', link: '/guide/list', prefix: '/api/', groups: [] },";
  const bar = page.getByRole('banner').getByRole('link', { name: 'API' });
  await writeFile(file, text.replace(/^\];/m, `${added}\n];`));
  await expectState('a new entry is in the bar', async () =>
    bar.isVisible().catch(() => false),
  );
  await writeFile(file, text.replace("'/guide/walk', ", ''));
  await expectState(
    'an entry that is deleted leaves the sidebar',
    async () => (await count()) === 0,
  );
  await writeFile(file, text);
  await expectState('and comes back', async () => (await count()) > 0);

  await writeFile(file, text.replace("'/guide/walk'", "'/guide/walks'"));
  await expectState('a wrong entry is a problem with its line', async () =>
    /site\/navigation\.ts:\d+.*\/guide\/walks.*Did you mean \/guide\/walk\?/.test(
      await problems(),
    ),
  );
  await writeFile(file, text.replace('export const', 'export cons'));
  await expectState('a file that nothing can read is a problem', async () =>
    /site\/navigation\.ts:1.*can't be read/.test(await problems()),
  );
  await writeFile(file, text);
  await expectState(
    'nothing is wrong with the navigation any more',
    async () => !(await problems()).includes('site/navigation.ts:'),
  );
  await expectState(
    'the server never restarted for it',
    async () => restarts() === before,
  );
}
