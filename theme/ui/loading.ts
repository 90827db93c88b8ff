import { PROGRESS_DELAY_MS } from '../constants.ts';

type Listener = () => void;

const listeners = new Set<Listener>();
let pending = 0;
let isSlow = false;

function setSlow(value: boolean): void {
  isSlow = value;
  for (const listener of listeners) listener();
}

/** Lets the progress bar show while a promise takes longer than a blink. */
export async function trackLoading<T>(work: Promise<T>): Promise<T> {
  pending += 1;
  const timer = setTimeout(() => setSlow(true), PROGRESS_DELAY_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    pending -= 1;
    if (pending === 0 && isSlow) setSlow(false);
  }
}

export function subscribeLoading(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isLoadingSlow(): boolean {
  return isSlow;
}
