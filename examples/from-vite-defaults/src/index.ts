import { clsx } from 'clsx';
import mitt from 'mitt';

export const events = mitt();
export const classOf = (...classNames: string[]): string => clsx(classNames);

export const api = import.meta.env.VITE_API;
export const mode = import.meta.env.MODE;
export const other = import.meta.env.OTHER;
export const publicName = import.meta.env.PUBLIC_NAME;
