export const format = (message: string): string => `[log] ${message}`;
