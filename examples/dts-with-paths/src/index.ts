import type { Circle } from '@/types/circle';

export const area = ({ radius }: Circle): number => Math.PI * radius ** 2;
