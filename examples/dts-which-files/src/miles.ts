export const toMiles = (meters: number): number => meters / 1609;
