import { createContext } from 'react';

/**
 * Whether a component frames code blocks itself: as a drawing, which has no copy button
 * and isn't a code block, or as code.
 */
export const PlainCodeContext = createContext<'drawing' | 'code' | undefined>(
  undefined,
);
