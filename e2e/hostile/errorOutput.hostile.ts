import { english } from '../support/languages.ts';
import { expect } from '../support/site.ts';
import { test } from './hostilePage.ts';
import { brokenTexts, nameOf, payloads, prototypeTexts } from './payloads.ts';
import { byId, row } from './rows.ts';

// Only the real site has the decoder.
test.use({ fixture: '' });

const { words } = english;

const outputs = [
  ...payloads,
  ...prototypeTexts,
  ...brokenTexts,
  '\uD800 \uDC00',
  '\u001B]8;;javascript:canary()\u0007click\u001B]8;;\u0007',
  '(a+)+$'.repeat(10_000),
];

test('outputs of a terminal', async ({ hostile }) => {
  const { page, origin, expectUnharmed } = hostile;
  await page.goto('/guide/faq/errors');
  const box = await byId(
    page.getByRole('group', { name: words['decoder.label'] }),
    'decoder',
  );
  const field = box.getByRole('textbox');
  for (const output of outputs) {
    await row(`terminal output ${nameOf(output)}`, async () => {
      // In the words of a message, which are marked.
      await field.fill(`error   Unsupported format: ${output}`);
      await expect(box.getByRole('listitem').first()).toContainText(
        'Unsupported format',
      );
      await expect(box.locator('mark').first()).toBeVisible();
      await expectUnharmed();
      const links = await box
        .getByRole('link')
        .evaluateAll(all =>
          all.map(link => (link as HTMLAnchorElement).origin),
        );
      expect(links.filter(other => other !== origin)).toEqual([]);
      // Alone, where it is offered to search.
      await field.fill(`error: ${output}`);
      await expect(box.getByRole('status')).toHaveText(words['decoder.none']);
      await expectUnharmed();
    });
  }
});
