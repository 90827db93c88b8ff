export type Rounded = number;

export const round = (value: number): Rounded => Math.round(value * 10) / 10;
