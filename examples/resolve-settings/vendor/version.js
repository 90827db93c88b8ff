export const version = '3, of the alias';
