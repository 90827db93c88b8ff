export const name = 'badge';
