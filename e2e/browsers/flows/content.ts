import assert from 'node:assert/strict';
import { diagramStrings } from '../../../i18n/diagrams/index.ts';
import { eventually } from '../eventually.ts';
import type { Flow, Scene } from '../Flow.ts';
import type { Target } from '../Driver.ts';

const PAGE = '/guide/start/quick-start';
/** Matches nothing. */
const NOTHING = 'qqxxzz'; // cspell:ignore qqxxzz
const managers = ({ words }: Scene): Target => ({
  role: 'tablist',
  name: words['tabs.packageManager'],
});

/** The tabs that are chosen on the page, each named once for each block. */
async function chosenTabs(scene: Scene): Promise<string[]> {
  const names: string[] = [];
  for (const list of await scene.page.all(managers(scene))) {
    names.push(
      await list.evaluate(
        one => one.querySelector('[aria-selected=true]')?.textContent ?? '',
      ),
    );
  }
  return names;
}

export const contentFlows: Flow[] = [
  {
    name: 'a choice of package manager counts for all blocks and is kept',
    async run(scene) {
      const { page, prefix } = scene;
      await page.open(prefix + PAGE);
      const before = await chosenTabs(scene);
      assert.ok(before.length > 1, 'several blocks');
      assert.deepEqual(new Set(before), new Set(['npm']));
      await page.click({ role: 'tab', name: 'pnpm', within: managers(scene) });
      const after = before.map(() => 'pnpm');
      await eventually('the chosen tabs', () => chosenTabs(scene), after);
      await page.reload();
      await eventually('the chosen tabs', () => chosenTabs(scene), after);
    },
  },
  {
    name: 'arrows choose among the tabs of package managers',
    async run(scene) {
      const { page, prefix } = scene;
      await page.open(prefix + PAGE);
      await page.click({ role: 'tab', name: 'npm', within: managers(scene) });
      for (const [key, name] of [
        ['ArrowRight', 'yarn'],
        ['End', 'deno'],
        ['ArrowRight', 'npm'],
      ] as const) {
        await page.press(key);
        await page.shows({ role: 'tabpanel', name });
        const focused = await page.read(
          () => document.activeElement?.textContent,
        );
        assert.equal(focused, name, 'the focus goes along');
      }
    },
  },
  {
    name: 'a drawing opens on its own, and Escape closes it',
    async run({ page, words, prefix, language }) {
      await page.open(`${prefix}/guide/basic/output-format`);
      const { title } = diagramStrings[language.lang].formats;
      const drawing: Target = {
        role: 'button',
        name: words['zoom.open'].replace('{{name}}', title),
      };
      const overlay: Target = { role: 'dialog', name: title };
      await page.click(drawing);
      await page.shows({
        role: 'button',
        name: words['zoom.close'],
        within: overlay,
      });
      await page.press('Escape');
      await page.hides(overlay);
      const focused = await page.read(
        () => document.activeElement?.getAttribute('aria-label') ?? '',
      );
      assert.equal(focused, drawing.name, 'the focus comes back');
    },
  },
  {
    name: 'copied code can be pasted',
    async run(scene) {
      const { page, words, prefix } = scene;
      await page.open(prefix + PAGE);
      const panel: Target = { role: 'tabpanel', name: 'npm' };
      const command = await (
        await page.first(panel)
      ).evaluate(one => one.querySelector('code')?.textContent?.trim() ?? '');
      assert.match(command, /^npm create /);
      await page.click({
        role: 'button',
        name: words['code.copy'],
        within: panel,
      });
      await page.says({ role: 'status', within: panel }, words['code.copied']);
      await page.click({ role: 'button', name: words['search.button'] });
      await page.shows({ role: 'combobox' });
      await page.press('Paste');
      await eventually(
        'what was pasted',
        () =>
          page.read(
            () =>
              document.querySelector<HTMLInputElement>('dialog input')?.value,
          ),
        command,
      );
    },
  },
  {
    name: 'the overview shows what matches the filter',
    async run({ page, words, prefix }) {
      await page.open(`${prefix}/config/`);
      const field: Target = {
        role: 'searchbox',
        name: words['overview.filter'],
      };
      const option: Target = {
        role: 'link',
        name: 'lib.dts',
        within: { role: 'main' },
      };
      await page.shows(option);
      await page.click(field);
      await page.type('lib.format');
      await page.hides(option);
      await page.shows({ ...option, name: 'lib.format' });
      await page.type(NOTHING);
      const told = words['overview.noMatch'].replace(
        '{{query}}',
        `lib.format${NOTHING}`,
      );
      await eventually(
        'the overview says that nothing matches',
        () =>
          page.readWith(told, text =>
            document.querySelector('main')?.textContent?.includes(text),
          ),
        true,
      );
    },
  },
];
