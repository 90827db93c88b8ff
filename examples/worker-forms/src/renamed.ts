const Thread = Worker;

export const start = () =>
  new Thread(new URL('./sum.worker.ts', import.meta.url));
