export const toFeet = (meters: number): string => meters * 3.28;
