export const task = 'work';
