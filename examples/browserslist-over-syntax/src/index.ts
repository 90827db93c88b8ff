export const tabSize = (size?: number): number => size ?? 2;
