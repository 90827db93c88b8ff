import { useEffect, useLayoutEffect } from 'react';

/** Before the paint in the browser; on the server there is none to be before. */
export const useBrowserLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;
