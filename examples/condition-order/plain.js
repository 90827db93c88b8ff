export const name = 'index';
