export const scale = (size: number): number => size * 2;
