import { format } from './format';

export const shout = (text: string): string => format(text.toUpperCase());
