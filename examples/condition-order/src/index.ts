export const name: string = 'index';
