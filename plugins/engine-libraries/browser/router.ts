/**
 * Our replacement of `react-router-dom` in the browser: the address as state, and
 * nothing else. See decisions/0010-engine-libraries.md.
 */
import type * as engine from '@rspress/core/runtime';
import {
  createContext,
  createElement,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

export const NavigationType = {
  Pop: 'POP',
  Push: 'PUSH',
  Replace: 'REPLACE',
} as const;

type NavigationKind = (typeof NavigationType)[keyof typeof NavigationType];

/** As the library has it: the theme is written against its types. */
type Location = ReturnType<typeof engine.useLocation>;

interface Place {
  location: Location;
  type: NavigationKind;
}

/** What an entry of the history remembers. */
interface EntryState {
  key?: string;
  state?: unknown;
}

function readPlace(type: NavigationKind): Place {
  const { pathname, search, hash } = window.location;
  // `as` is right: we write it, and what others write is read with care.
  let entry = window.history.state as EntryState | null;
  if (!entry?.key) {
    // The first one, and those of links to a section, are made by the browser.
    entry = { ...entry, key: createKey() };
    window.history.replaceState(entry, '');
  }
  const { key = '', state = null } = entry;
  return { location: { pathname, search, hash, key, state }, type };
}

/** Another key for each visit, so that parts of the page can tell them apart. */
function createKey(): string {
  return Math.random().toString(36).slice(2);
}

const PlaceContext = createContext<Place | undefined>(undefined);

/** Tells the router on the page that the address has changed. */
let showPlace: (type: NavigationKind) => void = () => undefined;

/** Gives the address to all parts of the page, and follows it. */
export function BrowserRouter({
  children,
}: {
  children: ReactNode;
}): ReactElement {
  const [place, setPlace] = useState(() => readPlace(NavigationType.Pop));

  useLayoutEffect(() => {
    // A transition, so that a long page does not hold up what the reader types.
    showPlace = type => startTransition(() => setPlace(readPlace(type)));
    // Back, forward, and links to a section of the same page.
    const handlePop = () => showPlace(NavigationType.Pop);
    window.addEventListener('popstate', handlePop);
    return () => window.removeEventListener('popstate', handlePop);
  }, []);

  return createElement(PlaceContext, { value: place }, children);
}

function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (place) return place;
  throw new Error(
    'A part of the page asks for the address outside of the router, where it is not known. Render it inside of BrowserRouter.',
  );
}

export function useLocation(): Location {
  return usePlace().location;
}

export function useNavigationType(): NavigationKind {
  return usePlace().type;
}

/** Changes the address; throws where it is not one of this site. */
function navigate(
  to: string | number | Partial<Pick<Location, 'pathname' | 'search' | 'hash'>>,
  {
    replace = false,
    state = null,
  }: { replace?: boolean; state?: unknown } = {},
): void {
  if (typeof to === 'number') {
    window.history.go(to);
    return;
  }
  const {
    pathname = '',
    search = '',
    hash = '',
  } = typeof to === 'string' ? { pathname: to } : to;
  const entry: EntryState = { key: createKey(), state };
  const method = replace ? 'replaceState' : 'pushState';
  window.history[method](entry, '', pathname + search + hash);
  showPlace(replace ? NavigationType.Replace : NavigationType.Push);
}

export const useNavigate: typeof engine.useNavigate = () => navigate;
