export const name = 'from the alias';
