import { toMeters } from './units/length';

export const describeLength = (feet: number): string =>
  `${toMeters(feet).toFixed(2)} meters`;
