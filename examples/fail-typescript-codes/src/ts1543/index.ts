import data from './data.json';
export const name: string = data.name;
