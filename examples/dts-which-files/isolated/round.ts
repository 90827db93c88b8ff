export const round = (value: number): number => Math.round(value);
export const places = 0;
