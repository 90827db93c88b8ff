import SumWorker from '../src/sum.worker?worker&inline';

export const start = () => new SumWorker();
