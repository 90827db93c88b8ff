export const toFeet = (meters: number): number => meters * 3.28;
