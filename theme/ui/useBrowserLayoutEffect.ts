import { useEffect, useLayoutEffect } from 'react';

/** A layout effect that doesn't warn during server rendering. */
export const useBrowserLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;
