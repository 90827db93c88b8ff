import logo from './logo.svg';
import logoAtRunTime from './logo.svg?url';

export const imported = logo;
export const byUrlQuery = logoAtRunTime;
export const byNewUrl = new URL('./logo.svg', import.meta.url);
