export const toKelvin = (celsius: number) => celsius + 273.15;
