import {
  NavigationType,
  useLocation,
  useNavigationType,
} from '@rspress/core/runtime';
import { useRef } from 'react';
import { htmlLangOf } from '../htmlLangOf.ts';
import { takePlace } from '../reading-place/keepPlace.ts';
import { focusLeftLink } from '../ui/leftLink.ts';
import { useBrowserLayoutEffect } from '../ui/useBrowserLayoutEffect.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useLeftPosition } from './useLeftPosition.ts';

/**
 * After a link was followed: scrolls to the section or to the top, and moves
 * the focus to the new page's heading so that it is announced. On the way back
 * the page is where it was left, and the focus on the link that led away. After
 * a change of the language the reader stays where they were.
 */
export function useAfterNavigation(): void {
  const { routePath, lang } = usePageRecord();
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const shownPath = useRef(routePath);
  const { show, restore } = useLeftPosition();

  // The engine would set it after the first paint, with the fonts of the other
  // language in it and all headings elsewhere.
  useBrowserLayoutEffect(() => {
    document.documentElement.lang = htmlLangOf(lang);
  }, [lang]);

  useBrowserLayoutEffect(() => {
    const isNewPage = shownPath.current !== routePath;
    shownPath.current = routePath;
    show(key);
    if (type === NavigationType.Pop) {
      // On the same page, and after a load, the browser restores the position.
      if (!isNewPage) return;
      restore(key);
      if (!focusLeftLink(key)) focusHeading(null);
      return;
    }

    const place = isNewPage ? takePlace(routePath) : null;
    if (place) {
      focusHeading(place);
      return;
    }
    const target = findTarget(hash);
    if (target) {
      target.scrollIntoView({ behavior: isNewPage ? 'instant' : 'auto' });
    } else if (isNewPage) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    if (isNewPage) focusHeading(target);
  }, [routePath, hash, key, type, show, restore]);
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return hash
      ? document.getElementById(decodeURIComponent(hash.slice(1)))
      : null;
  } catch {
    return null; // A badly encoded hash names nothing.
  }
}

function focusHeading(target: HTMLElement | null): void {
  const heading =
    target ??
    document.querySelector<HTMLElement>('#content h1') ??
    document.getElementById('content');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
