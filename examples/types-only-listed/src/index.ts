import { readFileSync } from 'node:fs';
import logo from './logo.svg';

export const text: string = readFileSync('a.txt', 'utf8') + logo;
