export const toFahrenheit = (celsius: number): number => (celsius * 9) / 5 + 32;
