export const exponent = 2;
