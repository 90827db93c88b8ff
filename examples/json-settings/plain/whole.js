import france from '../src/france.json';

export const isCapital = city => city === france.capital;
