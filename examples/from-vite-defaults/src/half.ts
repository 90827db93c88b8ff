export const half = (someValue: number): number => someValue / 2;
