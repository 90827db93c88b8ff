export { TaskQueue } from './TaskQueue';
export { TaskError } from './TaskError';
