import rows from './cities.csv';

export const cities = rows;
