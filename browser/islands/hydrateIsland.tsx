import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydratePart } from './hydratePart.tsx';
import { PageContext, type Page } from './PageContext.ts';

/** Hydrates an island with the props that Island.tsx wrote into the page. */
export function hydrateIsland(
  place: HTMLElement,
  Part: ComponentType<Record<string, unknown>>,
  onHydrated: () => void,
): void {
  const { props = '{}', page = 'null' } = place.dataset;
  // `as` is safe: Island.tsx wrote it.
  const record = (JSON.parse(page) ?? undefined) as Page | undefined;
  hydratePart(
    place,
    <PageContext value={record}>
      <Hydrated onHydrated={onHydrated}>
        <Part {...(JSON.parse(props) as object)} />
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
  useEffect(onHydrated, [onHydrated]);
  return children;
}
