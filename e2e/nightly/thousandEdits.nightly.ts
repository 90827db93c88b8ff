import { liveStrings } from '../../explorer/i18n/liveStrings.ts';
import { explorerOn } from '../support/explorer.ts';
import { english } from '../support/languages.ts';
import { cpuSeconds } from '../support/measureTest.ts';
import { expect, test } from '../support/site.ts';

const EDITS = 1_000;

/** In the page: how long each edit took, from its key to its output. */
interface Timed {
  editMs: number[];
}

test('1,000 edits are built with the network off', async ({ page, context }, {
  annotations,
}) => {
  test.setTimeout(3_600_000);
  const { words, change, isLive, text } = explorerOn(page, english);
  await page.goto('/playground/');
  await isLive();
  await page.getByRole('button', { name: words.run }).click();
  await expect(change).toHaveText(liveStrings.en.built);
  const editor = page.getByRole('textbox', { name: 'src/index.ts' });
  await editor.press('ControlOrMeta+End');
  await editor.pressSequentially('export let name_');
  await expect(text('dist/index.js')).toContainText('name_');

  // Workers that take over come from the cache; nothing else may be asked for.
  await context.setOffline(true);
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  await page.evaluate(() => {
    const editMs: number[] = [];
    let pressedAt = 0;
    const look = () => {
      const name = `name_${'x'.repeat(editMs.length + 1)}`;
      const files = [...document.querySelectorAll('figure')];
      if (files.some(file => file.textContent.includes(name)))
        editMs.push(performance.now() - pressedAt);
    };
    const press = ({ timeStamp }: Event) => (pressedAt = timeStamp);
    addEventListener('keydown', press, { capture: true });
    const all = { childList: true, subtree: true, characterData: true };
    new MutationObserver(look).observe(document.body, all);
    Object.assign(window, { editMs });
  });
  const cpuBefore = cpuSeconds();
  for (let edit = 1; edit <= EDITS; edit += 1) {
    await page.keyboard.press('x');
    await page.waitForFunction(
      count => (window as never as Timed).editMs.length === count,
      edit,
    );
  }
  const cpuMs = ((cpuSeconds() - cpuBefore) * 1000) / EDITS;
  const sorted = await page.evaluate(() =>
    (window as never as Timed).editMs.sort((a, b) => a - b),
  );
  const middleMs = sorted[EDITS / 2];
  annotations.push({
    type: 'edit',
    description: `${middleMs?.toFixed()} ms in the middle, ${cpuMs.toFixed()} of CPU time`,
  });
  const others = requests.filter(url => !url.includes('/static/live-rslib/'));
  expect(others).toEqual([]);
});
