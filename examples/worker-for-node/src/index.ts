import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export async function sum(numbers: number[]): Promise<number> {
  const worker = new Worker(new URL('./sum.worker.ts', import.meta.url), {
    workerData: numbers,
  });
  const [result] = await once(worker, 'message');
  return result;
}
