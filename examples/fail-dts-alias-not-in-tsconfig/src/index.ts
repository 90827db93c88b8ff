import type { Circle } from '#types';

export const area = ({ radius }: Circle): number => Math.PI * radius ** 2;
