export const scale = 9 / 5;
