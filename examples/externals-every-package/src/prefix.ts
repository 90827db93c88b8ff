export const prefix = 'log-';
