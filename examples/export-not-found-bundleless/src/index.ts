import { volume } from './area';

export const size = volume(2);
