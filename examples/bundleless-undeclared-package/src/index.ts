// @ts-expect-error: not installed here
import { pad } from 'left-padding';

export const toLabel = (degrees: number) => pad(String(degrees), 3);
