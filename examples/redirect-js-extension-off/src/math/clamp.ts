export const clamp = (value: number, max: number) => Math.min(value, max);
