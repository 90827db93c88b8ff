export const lowest = (...values: number[]) => Math.min(...values);
