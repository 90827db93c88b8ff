import france from './france.json' with { type: 'json' };

export const isCapital = (city: string) => city === france.capital;
