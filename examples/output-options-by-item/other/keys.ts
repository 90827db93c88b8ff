import { clsx } from 'clsx';
import { clsx as lite } from 'clsx/lite';

export const names = [clsx, lite];
