import SumWorker from './sum.worker?worker&inline';

export const startSum = (): Worker => new SumWorker();
