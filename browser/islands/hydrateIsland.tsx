import { useEffect, useRef, type ReactNode } from 'react';
import { hydratePart } from './hydratePart.tsx';
import { PageContext, type Page } from './PageContext.ts';
import { islands } from './registry.ts';

/**
 * Loads the code of an island and hydrates it with the props that Island.tsx
 * wrote into the page.
 */
export async function hydrateIsland(
  place: HTMLElement,
  /** The button that was pressed before there was anything to hear it. */
  pressedEarly: () => HTMLElement | undefined,
): Promise<void> {
  const { island = '', props = '{}', page = 'null' } = place.dataset;
  const Part = await islands[island]?.();
  if (!Part || !place.isConnected) return;
  // Island.tsx wrote it.
  const record = (JSON.parse(page) ?? undefined) as Page | undefined;
  const given = JSON.parse(props) as object; // Also by Island.tsx.
  hydratePart(
    place,
    <PageContext value={record}>
      <Hydrated onHydrated={() => pressAgain(place, pressedEarly())}>
        <Part {...given} />
      </Hydrated>
    </PageContext>,
  );
}

interface HydratedProps {
  onHydrated: () => void;
  children: ReactNode;
}

/** Effects run from the inside out, so everything inside is hydrated by then. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  // Once: what is pressed later reaches React itself.
  const first = useRef(onHydrated);
  useEffect(() => first.current(), []);
  return children;
}

/** Only for React: behaviors and the browser already handled the click. */
function pressAgain(place: Element, button: HTMLElement | undefined): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  place.addEventListener('click', stop, { once: true });
  button?.click();
  place.removeEventListener('click', stop);
}
