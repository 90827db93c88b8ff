import type { Unit } from './unit';
import { round } from './round';

export { digits } from './plain.js';

export const toFeet = (meters: number): number => round(meters * 3.28);
export const unit: Unit = 'ft';
