export const square = (value: number) => value * value;
