export const offset = (size: number): number => size + 2;
