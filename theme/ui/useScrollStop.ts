import { useEffect, useState, type RefObject } from 'react';
import { watchSize } from './watchSize.ts';

interface ScrollStop {
  tabIndex?: 0;
  role?: 'group';
  'aria-label'?: string;
}

/**
 * Makes a frame a stop of the keyboard, with a name, while its content is wider
 * than itself. One that shows everything is none: there is nothing to do there.
 */
export function useScrollStop(
  frame: RefObject<HTMLElement | null>,
  name: string,
): ScrollStop {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    return watchSize(element, () =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
  }, [frame]);
  return scrolls ? { tabIndex: 0, role: 'group', 'aria-label': name } : {};
}
