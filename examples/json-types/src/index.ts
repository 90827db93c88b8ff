import data from './france.json';

export const france = data;
export type Country = typeof data;
