export const read = 'storage.ts';
