export const freezing = 0;
