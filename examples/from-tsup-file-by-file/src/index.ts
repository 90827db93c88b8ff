import { toMetres } from './units/length.js';

export function describeLength(feet: number): string {
  return `${toMetres(feet)} m`;
}
