import type { Locator, Page } from '@playwright/test';
import { holdRequests, SCRIPTS } from '../support/holdRequests.ts';
import { english, inTurn } from '../support/languages.ts';
import { sidebarOf } from '../support/parts.ts';
import { expect, onFixture, test } from '../support/site.ts';
import { watchRequests } from '../support/watchRequests.ts';

const TOOLS = ['npm', 'yarn', 'pnpm', 'bun', 'deno'];

function managersOf(page: Page, words = english.words): Locator {
  return page.getByRole('tablist', { name: words['tabs.packageManager'] });
}

function tabOf(list: Locator, name: string): Locator {
  return list.getByRole('tab', { name, exact: true });
}

async function expectChosen(list: Locator, name: string): Promise<void> {
  await expect(list.getByRole('tab', { selected: true })).toHaveText(name);
}

/** What is shown of a block: the panel that is not hidden. */
function panelOf(page: Page, name: string): Locator {
  return page.getByRole('tabpanel', { name, exact: true });
}

/** The commands in the panels of that name. */
function commandsOf(page: Page, name: string): Locator {
  return panelOf(page, name).locator('code');
}

// The forms of other commands are in shared/installCommand.test.ts.
for (const { name, prefix, words } of inTurn('package tabs')) {
  test(`${name}: pages of the site give commands`, async ({ page }) => {
    await test.step(`[2.9.package-tabs:builtIn] [2.9.package-tabs:extra] [2.9.package-add:add] ${name}: npm, yarn, pnpm and bun each show their command, and so does deno behind them`, async () => {
      await page.goto(`${prefix}/guide/basic/upgrade-rslib`);
      const list = managersOf(page, words).first();
      await expect(list.getByRole('tab')).toHaveText(TOOLS);
      await expectChosen(list, 'npm');
      for (const [tool, command] of [
        ['deno', 'deno add -D npm:@rslib/core@latest'],
        ['bun', 'bun add -D @rslib/core@latest'],
        ['yarn', 'yarn add -D @rslib/core@latest'],
        ['pnpm', 'pnpm add -D @rslib/core@latest'],
        ['npm', 'npm install -D @rslib/core@latest'],
      ] as const) {
        await tabOf(list, tool).click();
        await expectChosen(list, tool);
        await expect(page.getByRole('tabpanel').first()).toContainText(command);
      }
    });
  });
}

test.describe('on the site of articles', () => {
  test.use(onFixture('articles'));

  test('tabs are chosen on one page', async ({ page }) => {
    await page.goto('/guide/tabs');
    const lists = managersOf(page);

    await test.step('[2.9.package-tabs:extra] a further tool stands behind the four and shows its own command', async () => {
      await expect(lists.nth(0).getByRole('tab')).toHaveText(TOOLS);
      await tabOf(lists.nth(0), 'deno').click();
      await expectChosen(lists.nth(0), 'deno');
      await expect(commandsOf(page, 'deno')).toHaveText(
        'deno add npm:typescript',
      );
      // A block that lacks the tool goes on with its first.
      await expectChosen(lists.nth(1), 'npm');
      await expect(commandsOf(page, 'npm').first()).toHaveText('npm install');
    });

    await test.step('[2.9.package-tabs:builtIn] arrows, Home and End choose by keyboard; one tab is a stop of Tab', async () => {
      const list = lists.first();
      await tabOf(list, 'npm').click();
      for (const [key, expected] of [
        ['ArrowRight', 'yarn'],
        ['ArrowRight', 'pnpm'],
        ['ArrowLeft', 'yarn'],
        ['End', 'deno'],
        ['ArrowRight', 'npm'],
        ['ArrowLeft', 'deno'],
        ['Home', 'npm'],
      ] as const) {
        await page.keyboard.press(key);
        await expectChosen(list, expected);
        await expect(tabOf(list, expected)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('tabpanel').first().locator(':focus'),
      ).toHaveCount(1);
      // What is hidden is no stop: the next one is the button beside the code.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(tabOf(lists.nth(1), 'npm')).toBeFocused();
    });

    await test.step('[2.9.tab-memory:reload] [2.9.tab-memory:wholePage] a choice counts for all blocks of its group at once, and after a reload', async () => {
      await tabOf(lists.nth(1), 'pnpm').click();
      for (const reload of [false, true]) {
        if (reload) {
          await page.reload();
        }
        await expectChosen(lists.nth(0), 'pnpm');
        await expectChosen(lists.nth(1), 'pnpm');
        await expectChosen(lists.nth(2), 'pnpm');
        await expectChosen(lists.nth(3), 'npm');
        await expect(commandsOf(page, 'pnpm')).toHaveText([
          'pnpm add -D typescript',
          'pnpm install',
          'pnpm install --no-save',
        ]);
      }
    });

    await test.step('[2.9.tab-memory:perGroup] a choice counts in its own group only; without a group, in its own block', async () => {
      const choice = (name: string) => page.getByRole('tablist', { name });
      const expectChoices = async (expected: Record<string, string>) => {
        for (const [name, tab] of Object.entries(expected)) {
          await expectChosen(choice(name), tab);
        }
        await expectChosen(lists.first(), 'pnpm');
      };
      await tabOf(choice('Second choice of system'), 'macOS').click();
      await tabOf(choice('Choice without a group'), 'Two').click();
      await expectChoices({
        'First choice of system': 'macOS',
        'Second choice of system': 'macOS',
        'Choice of syntax': 'Linux',
        'Choice without a group': 'Two',
      });
      await page.reload();
      await expectChoices({
        'First choice of system': 'macOS',
        'Second choice of system': 'macOS',
        'Choice of syntax': 'Linux',
        'Choice without a group': 'One',
      });
    });
  });

  test('a choice is met again elsewhere, and before the scripts', async ({
    page,
  }) => {
    const manager = managersOf(page).first();
    await page.goto('/guide/tabs');
    await tabOf(manager, 'deno').click();
    await tabOf(
      page.getByRole('tablist', { name: 'First choice of system' }),
      'macOS',
    ).click();
    const chosenStyle = await styleOf(tabOf(manager, 'deno'));
    const otherStyle = await styleOf(tabOf(manager, 'npm'));

    await test.step('[2.9.tab-memory:otherPage] a choice counts on other pages, by link and by address', async () => {
      const { documentLoads } = watchRequests(page);
      await sidebarOf(page, english.words)
        .getByRole('link', { name: 'More tabs' })
        .click();
      await expect(page).toHaveURL('/guide/more-tabs');
      const expectChoices = async () => {
        await expect(commandsOf(page, 'deno')).toHaveText('deno add npm:react');
        await expect(panelOf(page, 'macOS')).toHaveText('Elsewhere for macOS.');
      };
      await expectChoices();
      expect(documentLoads()).toBe(0);

      await page.goto('/guide/more-tabs');
      await expectChoices();
      // In the other language too.
      await page.goto('/zh/guide/tabs');
      await expect(
        page.getByRole('tab', { selected: true }).first(),
      ).toHaveText('deno');
    });

    await test.step('[2.9.tab-memory:beforePaint] the choice shows before any script of the page has come', async () => {
      expect(chosenStyle).not.toEqual(otherStyle);
      const scripts = await holdRequests(page, SCRIPTS);
      await page.goto('/guide/tabs', { waitUntil: 'commit' });
      await expect(page.getByText('The first of two.')).toBeVisible();
      for (const [shown, hidden] of [
        ['deno add npm:typescript', 'npm install -D typescript'],
        ['Words for macOS.', 'Words for Linux.'],
        ['More words for macOS.', 'More words for Linux.'],
      ] as const) {
        await expect(page.getByText(shown, { exact: true })).toBeVisible();
        await expect(page.getByText(hidden, { exact: true })).toBeHidden();
      }
      expect(await styleOf(tabOf(manager, 'deno'))).toEqual(chosenStyle);
      expect(await styleOf(tabOf(manager, 'npm'))).toEqual(otherStyle);
      // Blocks that lack the tool show their first.
      await expect(
        page.getByText('npm install', { exact: true }),
      ).toBeVisible();
      await expect(page.getByText('npm exec rslib')).toBeVisible();
      expect(scripts.count()).toBeGreaterThan(0);

      // Once alive, the page follows the reader again.
      await scripts.release();
      await tabOf(manager, 'bun').click();
      await expect(commandsOf(page, 'bun')).toHaveText([
        'bun add -D typescript',
        'bun install',
        'bun install --no-save',
        'bunx rslib',
      ]);
      await expect(page.getByText('deno add npm:typescript')).toBeHidden();
    });
  });
});

/** How a tab looks at rest, whatever the pointer is over. */
async function styleOf(tab: Locator) {
  await tab.page().mouse.move(0, 0);
  return tab.evaluate(element => {
    const { color, backgroundColor, boxShadow, fontWeight } =
      getComputedStyle(element);
    return { color, backgroundColor, boxShadow, fontWeight };
  });
}
