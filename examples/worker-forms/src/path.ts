export const start = () => new Worker('./sum.worker.ts');
