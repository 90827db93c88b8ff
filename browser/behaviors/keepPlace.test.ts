/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, test } from '@rstest/core';
import { find, place, scrollWindow, showPage } from '../testing/page.ts';
import { keepPlace, takePlace } from './keepPlace.ts';

const tabs = (chosen: number, more = '') => `<div ${more}><div role="tablist">
  ${[0, 1].map(at => `<button role="tab" aria-selected="${at === chosen}">${at}</button>`).join('')}
  </div></div>`;
const page = (chosen: number) => `<header data-part="navbar"></header>
  <main id="content"><h1>Title</h1><h2 id="one">One</h2>${tabs(chosen)}
  ${tabs(1, 'data-group="pm"')}<h2 id="two">Two</h2></main>`;

/** Shows a page whose headings stand at these places. */
const show = (html: string, tops: number[]) => {
  showPage(html);
  place(find('header'), 0, 72);
  for (const [at, heading] of [
    ...document.querySelectorAll('h1, h2'),
  ].entries()) {
    place(heading, tops[at] ?? 0);
    heading.getClientRects = () => [new DOMRect()] as never;
  }
};

beforeEach(() => {
  scrollWindow(0);
  window.scrollBy = (options: unknown) =>
    scrollWindow(window.scrollY + (options as { top: number }).top);
});

describe('the place of a reader', () => {
  test('is the same in the other language, and so are lone tabs', () => {
    show(page(1), [100, 500, 1500]);
    scrollWindow(400);
    keepPlace('/zh/guide');
    scrollWindow(0);
    show(page(0), [100, 300, 900]);
    const pressed: unknown[] = [];
    document.onclick = ({ target }) => pressed.push(target);
    expect(takePlace('/zh/guide')).toBe(find('#one'));
    // The heading is again 100 px below the window's edge.
    expect(window.scrollY).toBe(200);
    expect(pressed).toEqual([find('[role=tab]:nth-child(2)')]);
  });

  test('within a long section is the share of it that was read', () => {
    show(page(0), [-2000, -928, 1072]);
    keepPlace('/zh/guide');
    scrollWindow(0);
    show(page(0), [0, 200, 1200]);
    expect(takePlace('/zh/guide')).toBe(find('#one'));
    // The middle of the section is at the lower edge of the bar.
    expect(window.scrollY).toBe(628);
  });

  test('is kept for one page, and once', () => {
    show(page(0), [100, 500, 1500]);
    keepPlace('/zh/guide');
    expect(takePlace('/zh/other')).toBeNull();
    expect(takePlace('/zh/guide')).toBeNull();
  });
});
