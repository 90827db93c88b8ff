const url = new URL('./sum.worker.ts', import.meta.url);

export const startSum = () => new Worker(url, { type: 'module' });
