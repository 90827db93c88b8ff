export const tabSize = (size?: number) => size ?? 2;
