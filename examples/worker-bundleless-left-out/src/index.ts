export function sum(numbers: number[]): Promise<number> {
  const worker = new Worker(new URL('./sum.worker.ts', import.meta.url));
  const answer = new Promise<number>((resolve, reject) => {
    worker.onmessage = event => resolve(event.data);
    worker.onerror = reject;
  });
  worker.postMessage(numbers);
  return answer.finally(() => worker.terminate());
}
