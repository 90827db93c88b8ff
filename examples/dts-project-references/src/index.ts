import type { Area } from './math/types';

export const circle = (radius: number): Area => Math.PI * radius ** 2;
