import { writeFileSync } from 'node:fs';

export const save = (text: string) => writeFileSync('note.txt', text);
