import {
  NavigationType,
  pathnameToRouteService,
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

/** What records of missing pages say. */
const NOT_FOUND = '/404';

/**
 * After a link was followed: scrolls to the section or to the top, and moves
 * the focus to the new page's heading so that it is announced. On the way back
 * the page is where it was left, and the focus on the link that led away. After
 * a change of the language the reader stays where they were.
 */
export function useAfterNavigation(): void {
  const { routePath, lang } = usePageRecord();
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shownPath = useRef(routePath);
  const { show, restore } = useLeftPosition();

  // The engine would set it after the first paint, with the fonts of the other
  // language in it and all headings elsewhere.
  useBrowserLayoutEffect(() => {
    document.documentElement.lang = htmlLangOf(lang);
  }, [lang]);

  useBrowserLayoutEffect(() => {
    // The address changes first; its page may still be on the way.
    const addressed = pathnameToRouteService(pathname)?.path ?? NOT_FOUND;
    if (addressed !== routePath) return;
    const isNewPage = shownPath.current !== routePath;
    shownPath.current = routePath;
    show(key);
    if (type === NavigationType.Pop) {
      // What is not known here, as after a load, the browser restores.
      restore(key);
      if (!isNewPage) return;
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
  }, [routePath, pathname, hash, key, type, show, restore]);
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
