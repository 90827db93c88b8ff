export const twice = (value: number): number => value *;
