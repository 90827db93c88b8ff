import { capital } from './france.json';

export const isCapital = (city: string) => city === capital;
