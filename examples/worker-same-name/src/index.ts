export const startSum = () =>
  new Worker(new URL('./sum.worker.ts', import.meta.url), { name: 'math' });
export const startProduct = () =>
  new Worker(new URL('./product.worker.ts', import.meta.url), { name: 'math' });
