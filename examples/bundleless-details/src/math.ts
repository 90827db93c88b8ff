export const square = (value: number) => value * value;
export const cube = (value: number) => value * value * value;
