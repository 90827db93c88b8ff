/** @rstest-environment happy-dom */
import { afterEach, describe, expect, rs, test } from '@rstest/core';
import { matchesMedia, watchMedia } from './media.ts';
import { watchSize } from './watchSize.ts';

afterEach(() => {
  rs.unstubAllGlobals();
});

describe('media queries', () => {
  test('match, and tell of changes until that is undone', () => {
    const media = Object.assign(new EventTarget(), { matches: true });
    rs.stubGlobal('matchMedia', () => media);
    expect(matchesMedia('(width > 1px)')).toBe(true);
    const told = rs.fn();
    const undo = watchMedia('(width > 1px)', told);
    media.dispatchEvent(new Event('change'));
    expect(told).toHaveBeenCalledTimes(1);
    undo();
    media.dispatchEvent(new Event('change'));
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('the size of an element', () => {
  test('is told by the browser, until that is undone', () => {
    const seen = new Set<Element>();
    let run = () => undefined as void;
    rs.stubGlobal(
      'ResizeObserver',
      class {
        constructor(listener: () => void) {
          run = listener;
        }
        observe(element: Element) {
          seen.add(element);
        }
        disconnect() {
          seen.clear();
        }
      },
    );
    const told = rs.fn();
    const undo = watchSize(document.body, told);
    run();
    expect(told).toHaveBeenCalledTimes(1);
    expect([...seen]).toEqual([document.body]);
    undo();
    expect(seen.size).toBe(0);
  });
});
