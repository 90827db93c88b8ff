export const label = (size: number): string => `${size} px`;
