export const freezingPoint: number = 32;
