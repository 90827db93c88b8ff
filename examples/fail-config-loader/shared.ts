export const format = 'cjs';
