import { pad } from './pad';

export const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
