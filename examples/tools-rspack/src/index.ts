import text from './help.md';

export const help = text;
