import { Circle } from './circle';
export const area = ({ radius }: Circle): number => Math.PI * radius ** 2;
