import type { Name } from './name';

export const greet = (name: Name): string => `Hello, ${name}!`;
