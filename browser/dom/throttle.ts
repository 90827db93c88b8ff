/** Runs a function at most once per interval, and once more after the last call. */
export function throttle(run: () => void, intervalMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCalledAgain = false;

  const tick = () => {
    timer = undefined;
    if (!isCalledAgain) return;
    isCalledAgain = false;
    throttled();
  };
  const throttled = () => {
    if (timer !== undefined) {
      isCalledAgain = true;
      return;
    }
    run();
    timer = setTimeout(tick, intervalMs);
  };
  return throttled;
}
