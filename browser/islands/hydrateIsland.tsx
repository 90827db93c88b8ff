import type { ComponentType } from 'react';
import { hydratePart } from './hydratePart.tsx';

export function hydrateIsland(
  place: Element,
  Part: ComponentType<Record<string, unknown>>,
  props: object,
): void {
  hydratePart(place, <Part {...props} />);
}
