export const toMeters = (feet: number): number => feet * 0.3048;
