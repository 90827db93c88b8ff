import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydratePart } from './hydratePart.tsx';
import { PageContext, type Page } from './PageContext.ts';

/** Brings React to an island, with what Island.tsx wrote into the page. */
export function hydrateIsland(
  place: HTMLElement,
  Part: ComponentType<Record<string, unknown>>,
  onAlive: () => void,
): void {
  const { props = '{}', page = 'null' } = place.dataset;
  // `as` is right: Island.tsx wrote it.
  const record = (JSON.parse(page) ?? undefined) as Page | undefined;
  hydratePart(
    place,
    <PageContext value={record}>
      <Alive tell={onAlive}>
        <Part {...(JSON.parse(props) as object)} />
      </Alive>
    </PageContext>,
  );
}

interface AliveProps {
  tell: () => void;
  children: ReactNode;
}

/** Effects run from the inside out: all within are alive when this one runs. */
function Alive({ tell, children }: AliveProps) {
  useEffect(tell, [tell]);
  return children;
}
