/**
 * Our replacement of `react-router-dom` in the browser: the address as state, and
 * nothing else. See decisions/0010-engine-libraries.md.
 */
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

interface Place {
  location: { pathname: string; search: string; hash: string };
  type: NavigationKind;
}

function readPlace(type: NavigationKind): Place {
  const { pathname, search, hash } = window.location;
  return { location: { pathname, search, hash }, type };
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

export function useLocation(): Place['location'] {
  return usePlace().location;
}

export function useNavigationType(): NavigationKind {
  return usePlace().type;
}

/** Changes the address; throws where it is not one of this site. */
function navigate(address: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
  showPlace(replace ? NavigationType.Replace : NavigationType.Push);
}

export function useNavigate(): typeof navigate {
  return navigate;
}
