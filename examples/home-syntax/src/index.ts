export const square = (side?: number) => (side ?? 1) ** 2;
