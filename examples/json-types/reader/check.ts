import type { Country } from 'countries';

export const capital = (country: Country) => country.capital;
