export const scale = 'C';
