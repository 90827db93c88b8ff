export const name = 'from paths';
