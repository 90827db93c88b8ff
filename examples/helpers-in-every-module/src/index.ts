export { Queue } from './queue';
export { Stack } from './stack';
