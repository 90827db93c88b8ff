/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import { find, pressKey, scrollWindow, showPage } from '../testing/page.ts';
import { startImageZoom } from './imageZoom.ts';
import { attachZoom } from './zoom.ts';

const warn = rs.spyOn(console, 'warn').mockImplementation(() => undefined);

const PAGE = `<div id="strings" data-zoom-open="Enlarge {name}" data-zoom-close="Close"></div>
  <main id="content"><div data-prose="">
    <svg data-zoom="The build" viewBox="0 0 10 10"></svg>
    <a href="/x"><img id="linked" src="/a.png" alt="A"></a></div></main>`;

rs.useFakeTimers();
// Nothing is drawn here: animations are over at once.
Element.prototype.animate = () => ({ finished: Promise.resolve() }) as never;
startImageZoom();

const svg = () => find<SVGSVGElement>('main svg');
const overlay = () => document.querySelector('dialog');
/** The code of the zoom is loaded beside the page. */
const load = async () => {
  await import('./zoom.ts');
  await rs.advanceTimersByTimeAsync(100);
};

describe('pictures of a page', () => {
  beforeEach(async () => {
    scrollWindow(0);
    showPage(PAGE);
    await load();
  });

  test('are buttons with a name, but for those in links', () => {
    expect(svg().getAttribute('role')).toBe('button');
    expect(svg().getAttribute('aria-label')).toBe('Enlarge The build');
    expect(find('#linked').hasAttribute('role')).toBe(false);
  });

  test('another page closes it', async () => {
    pressKey(svg(), 'Enter');
    showPage(PAGE.replace('The build', 'Formats'));
    await load();
    expect(svg().getAttribute('aria-label')).toBe('Enlarge Formats');
    expect(overlay()).toBeNull();
  });
});

test('a picture that did not load is no button, and the console is told', () => {
  warn.mockClear();
  const image = new Image();
  const words = { nameOf: (name: string) => name, closeName: 'Close' };
  Object.defineProperty(image, 'complete', { value: false });
  attachZoom([image], words);
  image.dispatchEvent(new Event('error'));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(image.hasAttribute('role')).toBe(false);
  image.dispatchEvent(new Event('load'));
  expect(image.getAttribute('role')).toBe('button');

  // One that failed before the script came.
  const lost = new Image();
  const known = { complete: true, naturalWidth: 0, currentSrc: '/lost.png' };
  for (const [name, value] of Object.entries(known)) {
    Object.defineProperty(lost, name, { value });
  }
  attachZoom([lost], words);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(lost.hasAttribute('role')).toBe(false);
});
