import { readFileSync } from 'node:fs';

const file = new URL('./greeting.txt', import.meta.url);

export const greeting = readFileSync(file, 'utf8').trim();
