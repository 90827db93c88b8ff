/*! temperature 1.0.0 | MIT */

/** Celsius to Fahrenheit. */
export const toFahrenheit = (celsius: number) => (celsius * 9) / 5 + 32;
