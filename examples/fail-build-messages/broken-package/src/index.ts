export const twice = (value: number): number => value * 2;
