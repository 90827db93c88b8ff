export const start = () =>
  new globalThis.Worker(new URL('./sum.worker.ts', import.meta.url));
