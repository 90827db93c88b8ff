export const offset = 32;
