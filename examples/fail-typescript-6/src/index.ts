import { readFileSync } from 'node:fs';
import './theme.css';

export const readTheme = (file: string): string => readFileSync(file, 'utf8');
