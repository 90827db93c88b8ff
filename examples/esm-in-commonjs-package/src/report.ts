import { basename } from 'node:path';

export const report = (file: string): string => `Checked ${basename(file)}`;
