import france from './france.json';

export const capital = france.capital;
