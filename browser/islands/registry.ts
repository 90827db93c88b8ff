/** Placeholder for the list of islands; engine/html-pages fills it. */
import type { ComponentType } from 'react';

type Props = Record<string, unknown>;

export const islands: Record<string, () => Promise<ComponentType<Props>>> = {};
