export const start = () =>
  new Worker(import.meta.resolve('./sum.worker.ts'));
