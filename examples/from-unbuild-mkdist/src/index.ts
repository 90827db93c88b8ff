import { toMeters } from './units/length';

/** Describes a length in meters. */
export function describeLength(feet: number): string {
  return `${toMeters(feet).toFixed(2)} meters`;
}
