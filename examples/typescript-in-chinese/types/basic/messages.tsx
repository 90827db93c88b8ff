import { a } from './missing';
import './theme.css';
import { readFileSync } from 'node:fs';
import { b } from './untyped.js';
export { Scale } from './scale';

export function toSymbol(isMetric: boolean) {
  if (isMetric) return 'C';
  return 'F';
}

export const label: unknown = <b>{[a, b, readFileSync].length}</b>;
