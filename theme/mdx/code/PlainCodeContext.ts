import { createContext } from 'react';

/** Whether code blocks are a part of a drawing, which has a frame of its own. */
export const PlainCodeContext = createContext(false);
