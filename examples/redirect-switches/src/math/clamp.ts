import type { Range } from '@/types';

export const clamp = (value: number, { min, max }: Range) =>
  Math.max(min, Math.min(value, max));
