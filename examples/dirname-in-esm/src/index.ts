import { join } from 'node:path';

export const templateFolder = join(__dirname, 'templates');
