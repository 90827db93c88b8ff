export const start = (create: (url: URL) => Worker) =>
  create(new URL('./sum.worker.ts', import.meta.url));
