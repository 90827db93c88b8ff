export const half = (value: number) => value / 2;
