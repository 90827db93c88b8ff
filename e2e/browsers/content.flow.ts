import assert from 'node:assert/strict';
import { diagramStrings } from '../../i18n/diagrams/index.ts';
import { expect, flow, type Scene } from './defineFlow.ts';
import type { Target } from './Driver.ts';

const PAGE = '/guide/start/quick-start';
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

flow(
  'a choice of package manager counts for all blocks and is kept',
  async scene => {
    const { page, prefix } = scene;
    await page.open(prefix + PAGE);
    const before = await chosenTabs(scene);
    assert.ok(before.length > 1, 'several blocks');
    assert.deepEqual(new Set(before), new Set(['npm']));
    await page.click({ role: 'tab', name: 'pnpm', within: managers(scene) });
    const after = before.map(() => 'pnpm');
    await expect
      .poll(() => chosenTabs(scene), 'the chosen tabs')
      .toEqual(after);
    await page.reload();
    await expect
      .poll(() => chosenTabs(scene), 'the chosen tabs')
      .toEqual(after);
  },
);

flow('arrows choose among the tabs of package managers', async scene => {
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
    const focused = await page.read(() => document.activeElement?.textContent);
    assert.equal(focused, name, 'the focus goes along');
  }
});

flow(
  'a drawing opens on its own, and Escape closes it',
  async ({ page, words, prefix, language }) => {
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
);

flow('copied code can be pasted', async scene => {
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
  await expect
    .poll(
      () =>
        page.read(
          () => document.querySelector<HTMLInputElement>('dialog input')?.value,
        ),
      'what was pasted',
    )
    .toBe(command);
});

flow(
  'the overview shows what matches the filter',
  async ({ page, words, prefix }) => {
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
    await expect
      .poll(
        () =>
          page.readWith(told, text =>
            document.querySelector('main')?.textContent?.includes(text),
          ),
        'the overview says that nothing matches',
      )
      .toBe(true);
  },
);
