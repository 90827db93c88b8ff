export const toCelsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9;
