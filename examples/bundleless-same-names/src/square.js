export const square = value => value ** 2;
