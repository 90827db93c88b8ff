export function startSummer(): Worker {
  return new Worker(new URL('./sum.worker.ts', import.meta.url));
}
