import { basename } from 'node:path';

export const format = (file: string, message: string): string =>
  `[${basename(file)}] ${message}`;
