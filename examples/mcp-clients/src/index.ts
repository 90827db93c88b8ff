export const toFahrenheit = (celsius: number) => (celsius * 9) / 5 + 32;
