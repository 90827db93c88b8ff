export const start = () =>
  new Worker(new URL('./sum.worker.ts', import.meta.url));
