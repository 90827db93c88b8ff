export const name = 'first';
