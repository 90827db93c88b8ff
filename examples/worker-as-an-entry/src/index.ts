export const workerUrl = new URL(
  /* rspackIgnore: true */ './sum.worker.js',
  import.meta.url,
);
