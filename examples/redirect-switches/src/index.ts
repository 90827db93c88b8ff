import mitt from 'mitt';
import '@/styles/badge.css';
import '@/styles/theme.scss';
import { clamp } from '@/math/clamp';
import { round } from './math';
import type { Range } from '@/types';
import type { Unit } from '#types';

export { default as panel } from '@/styles/panel.module.css';
export { default as logo } from '@/assets/logo.svg';
export { default as font } from '@/assets/text.woff2';
export { default as france } from '@/assets/france.json';
export const events = mitt();
export const limit = (value: number, range: Range, unit: Unit) =>
  clamp(round(value), range) + unit;
