import SumWorker from './sum.worker?worker';

export const start = (): Worker => new SumWorker();
