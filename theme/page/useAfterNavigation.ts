import {
  NavigationType,
  useLocation,
  useNavigationType,
} from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePageRecord } from '../usePageRecord.ts';

const useBrowserLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * After a link was followed: scrolls to the section or to the top, and moves
 * the focus to the new page's heading so that it is announced.
 */
export function useAfterNavigation(): void {
  const { routePath } = usePageRecord();
  const { hash } = useLocation();
  const type = useNavigationType();
  const shownPath = useRef(routePath);

  useBrowserLayoutEffect(() => {
    const isNewPage = shownPath.current !== routePath;
    shownPath.current = routePath;
    if (type === NavigationType.Pop) return; // The browser restores the position itself.

    const target = findTarget(hash);
    if (target) {
      target.scrollIntoView({ behavior: isNewPage ? 'instant' : 'auto' });
    } else if (isNewPage) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    if (isNewPage) focusHeading(target);
  }, [routePath, hash, type]);
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
    target ?? document.querySelector<HTMLElement>('#content h1, #content');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
