import { square } from './math';
import type { Circle } from './types';

export const area = ({ radius }: Circle) => Math.PI * square(radius);
