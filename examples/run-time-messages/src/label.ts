// @ts-expect-error: this package is neither installed nor declared.
import { pad } from 'left-padding';

export const label = (text: string): string => pad(text, 8);
