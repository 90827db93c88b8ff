import { pad } from 'padding';

export const title = (text: string) => pad(text.toUpperCase());
