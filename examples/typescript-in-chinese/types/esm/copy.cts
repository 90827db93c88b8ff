import { scale } from './scale.mjs'; export const copy = scale;
