export const next = 2;
