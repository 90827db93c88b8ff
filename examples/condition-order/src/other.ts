export const name: string = 'other';
