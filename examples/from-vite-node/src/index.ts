import { readFileSync } from 'node:fs';

export const readNotes = (file: string) => readFileSync(file, 'utf8');
