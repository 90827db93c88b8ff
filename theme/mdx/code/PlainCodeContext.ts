import { createContext } from 'react';

/**
 * Whether a part frames code blocks itself: as a drawing, which isn't to be copied and
 * is no code block, or as code.
 */
export const PlainCodeContext = createContext<'drawing' | 'code' | undefined>(
  undefined,
);
