export const name = 'from resolve.alias';
