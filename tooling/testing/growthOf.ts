/**
 * How much longer four times as much work takes, in time of the processor: the machine
 * may be busy with other things. About 4 if it's linear, 16 if it's quadratic.
 */
export function growthOf(work: (size: number) => void, size: number): number {
  const measure = (count: number) => {
    const start = process.cpuUsage();
    work(count);
    return process.cpuUsage(start).user;
  };
  measure(size);
  const small = measure(size / 4);
  // What is over at once says nothing about growth.
  return measure(size) / Math.max(small, 20_000);
}

/** Above linear work, for collecting garbage and the like. */
export const LINEAR_GROWTH = 9;
