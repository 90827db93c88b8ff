import assert from 'node:assert/strict';
import { eventually } from '../eventually.ts';
import type { Flow, Scene } from '../Flow.ts';
import type { Target } from '../Driver.ts';

const PAGE = '/guide/start/quick-start';
/** Scroll positions are restored to the pixel, but for rounding. */
const SAME_PLACE_PX = 2;

/** Where the entries of the bar are: in narrow windows behind a button. */
export async function openBar({
  page,
  words,
  isNarrow,
}: Scene): Promise<Target> {
  if (!isNarrow) return { role: 'banner' };
  await page.click({ role: 'button', name: words['nav.openMenu'] });
  return { role: 'dialog', name: words['nav.menuTitle'] };
}

/** The pages of the section: in narrow windows behind a button. */
async function openSidebar({ page, words, isNarrow }: Scene): Promise<Target> {
  if (isNarrow) {
    await page.click({ role: 'button', name: words['sidebar.menu'] });
  }
  return { role: 'navigation', name: words['sidebar.label'] };
}

export const navigationFlows: Flow[] = [
  {
    name: 'the bar, or its menu, leads to another section',
    async run(scene) {
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
    },
  },
  {
    name: 'the menu of the bar closes by its cross and by Escape',
    async run(scene) {
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
    },
  },
  {
    name: 'the page actions open a list, and Escape closes it',
    async run({ page, words, prefix }) {
      await page.open(prefix + PAGE);
      const assistant: Target = { role: 'link', name: 'Claude' };
      await page.hides(assistant);
      await page.click({ role: 'button', name: words['actions.ask'] });
      await page.shows(assistant);
      await page.press('Escape');
      await page.hides(assistant);
    },
  },
  {
    name: 'the page list, or its drawer, leads to a page',
    async run(scene) {
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
    },
  },
  {
    name: 'groups of the page list fold and unfold',
    async run(scene) {
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
      await eventually(
        'a folded group hides links',
        async () => (await count()) < all,
        true,
      );
      await page.click(group);
      await eventually('the number of links', count, all);
    },
  },
  {
    name: 'the way back and forward returns to the same place',
    async run({ page, words, prefix }) {
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
      await eventually(
        'the place on a new page',
        () => page.read(() => scrollY),
        0,
      );
      await page.back();
      await page.isAt(prefix + PAGE);
      await eventually(
        `the place on the way back, near ${place}`,
        () =>
          page.readWith(
            { place, near: SAME_PLACE_PX },
            ({ place, near }) => Math.abs(scrollY - place) <= near || scrollY,
          ),
        true,
      );
      await page.forward();
      await page.isAt(path);
      await eventually(
        'the place on the way forward',
        () => page.read(() => scrollY),
        0,
      );
    },
  },
  {
    name: 'an unknown address says so and leads home',
    allowedProblems: { 'the page is missing on purpose': /404/ },
    async run({ page, words, prefix }) {
      await page.open(`${prefix}/nope`);
      await page.shows({ role: 'heading', name: words['notFound.title'] });
      await page.click({ role: 'link', name: words['notFound.home'] });
      await page.isAt(`${prefix}/`);
      await page.shows({ role: 'heading', name: words['toolchain.title'] });
    },
  },
  {
    name: 'the keyboard comes to the skip link first',
    async run({ page, words, prefix }) {
      await page.open(prefix + PAGE);
      await page.press('Tab');
      await page.shows({ role: 'link', name: words['nav.skip'] });
      await page.press('Enter');
      await eventually(
        'the focus is in the content',
        () => page.read(() => document.activeElement?.closest('main') !== null),
        true,
      );
    },
  },
];
