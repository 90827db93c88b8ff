/*! from the source */
export const boilingPoint = 100;
