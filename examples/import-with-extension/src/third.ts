export const third = (value: number) => value / 3;
