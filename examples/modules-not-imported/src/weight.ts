export const toKilograms = (pounds: number): number => pounds * 0.4536;
