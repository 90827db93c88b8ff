import { capital } from '../src/france.json';

export const isCapital = city => city === capital;
