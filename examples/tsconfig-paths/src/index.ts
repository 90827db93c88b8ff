import { round } from '@/math/round';

export const toFahrenheit = (celsius: number): number =>
  round((celsius * 9) / 5 + 32);

export type { Rounded } from '@/math/round';
