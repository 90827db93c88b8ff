export const name = 'from tsconfig paths';
