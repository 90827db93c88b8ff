import type { Circle } from './circle.js';
export declare function circle(radius: number): Circle;
