import { round } from '@/math/round';

export const toFahrenheit = celsius => round((celsius * 9) / 5 + 32);
