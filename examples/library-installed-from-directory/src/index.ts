export const minutes = (words: number): number => Math.ceil(words / 200);
