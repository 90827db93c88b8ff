import assert from 'node:assert/strict';
import { expect, flow, openBar, type Scene } from './defineFlow.ts';
import type { Target } from './Driver.ts';

const PAGE = '/guide/start/quick-start';
/** Scroll positions are restored to the pixel, but for rounding. */
const SAME_PLACE_PX = 2;

/** The pages of the section: in narrow windows behind a button. */
async function openSidebar({ page, words, isNarrow }: Scene): Promise<Target> {
  if (isNarrow) {
    await page.click({ role: 'button', name: words['sidebar.menu'] });
  }
  return { role: 'navigation', name: words['sidebar.label'] };
}

flow('the bar, or its menu, leads to another section', async scene => {
  const { page, words, prefix } = scene;
  await page.open(prefix + PAGE);
  const bar = await openBar(scene);
  await page.click({
    role: 'link',
    name: words['nav.config'],
    within: bar,
  });
  await page.isAt(`${prefix}/config/`);
  await page.shows({ role: 'searchbox', name: words['overview.filter'] });
  await page.hides({ role: 'dialog' });
});

flow('the menu of the bar closes by its cross and by Escape', async scene => {
  const { page, words, prefix, isNarrow } = scene;
  await page.open(prefix + PAGE);
  const opener: Target = { role: 'button', name: words['nav.openMenu'] };
  if (!isNarrow) return page.hides(opener);
  const menu = await openBar(scene);
  await page.click({ role: 'button', name: words['nav.closeMenu'] });
  await page.hides(menu);
  await openBar(scene);
  await page.shows(menu);
  await page.press('Escape');
  await page.hides(menu);
  const focused = await page.read(
    () => document.activeElement?.getAttribute('aria-label') ?? '',
  );
  assert.equal(focused, words['nav.openMenu'], 'the focus comes back');
});

flow(
  'the page actions open a list, and Escape closes it',
  async ({ page, words, prefix }) => {
    await page.open(prefix + PAGE);
    const assistant: Target = { role: 'link', name: 'Claude' };
    await page.hides(assistant);
    await page.click({ role: 'button', name: words['actions.ask'] });
    await page.shows(assistant);
    await page.press('Escape');
    await page.hides(assistant);
  },
);

flow('the page list, or its drawer, leads to a page', async scene => {
  const { page, words, prefix, isNarrow } = scene;
  const path = `${prefix}/guide/start/glossary`;
  await page.open(prefix + PAGE);
  const sidebar = await openSidebar(scene);
  await (await page.linkTo(path, sidebar)).click();
  await page.isAt(path);
  if (isNarrow) return page.hides(sidebar);
  const current = await page.linkTo(path, sidebar);
  assert.equal(
    await current.evaluate(link => link.getAttribute('aria-current')),
    'page',
  );
  await page.hides({ role: 'button', name: words['sidebar.menu'] });
});

flow('groups of the page list fold and unfold', async scene => {
  const { page, words, prefix } = scene;
  await page.open(prefix + PAGE);
  const sidebar = await openSidebar(scene);
  const count = async () =>
    (await page.all({ role: 'link', within: sidebar })).length;
  await page.shows(sidebar);
  const all = await count();
  const group: Target = {
    role: 'button',
    name: words['sidebar.basic'],
    within: sidebar,
  };
  await page.click(group);
  await expect
    .poll(async () => (await count()) < all, 'a folded group hides links')
    .toBe(true);
  await page.click(group);
  await expect.poll(count, 'the number of links').toBe(all);
});

flow(
  'the way back and forward returns to the same place',
  async ({ page, words, prefix }) => {
    await page.open(prefix + PAGE);
    await page.read(() =>
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    const adjacent: Target = {
      role: 'navigation',
      name: words['page.adjacent'],
    };
    const next = (await page.all({ role: 'link', within: adjacent })).at(-1);
    assert.ok(next, 'there is a next page');
    const path = await next.evaluate(link => link.getAttribute('href') ?? '');
    const place = await page.read(() => scrollY);
    assert.ok(place > 500, `scrolled down by ${place} px`);
    await next.click();
    await page.isAt(path);
    await expect
      .poll(() => page.read(() => scrollY), 'the place on a new page')
      .toBe(0);
    await page.back();
    await page.isAt(prefix + PAGE);
    await expect
      .poll(
        () =>
          page.readWith(
            { place, near: SAME_PLACE_PX },
            ({ place, near }) => Math.abs(scrollY - place) <= near || scrollY,
          ),
        `the place on the way back, near ${place}`,
      )
      .toBe(true);
    await page.forward();
    await page.isAt(path);
    await expect
      .poll(() => page.read(() => scrollY), 'the place on the way forward')
      .toBe(0);
  },
);

flow(
  'an unknown address says so and leads home',
  async ({ page, words, prefix }) => {
    await page.open(`${prefix}/nope`);
    await page.shows({ role: 'heading', name: words['notFound.title'] });
    await page.click({ role: 'link', name: words['notFound.home'] });
    await page.isAt(`${prefix}/`);
    await page.shows({ role: 'heading', name: words['toolchain.title'] });
  },
  { allowedProblems: { 'the page is missing on purpose': /404/ } },
);

flow(
  'the keyboard comes to the skip link first',
  async ({ page, words, prefix }) => {
    await page.open(prefix + PAGE);
    await page.press('Tab');
    await page.shows({ role: 'link', name: words['nav.skip'] });
    await page.press('Enter');
    await expect
      .poll(
        () => page.read(() => document.activeElement?.closest('main') !== null),
        'the focus is in the content',
      )
      .toBe(true);
  },
);
