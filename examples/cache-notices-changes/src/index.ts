export { clsx } from 'clsx';

export const tabSize = (size?: number) => size ?? 2;
