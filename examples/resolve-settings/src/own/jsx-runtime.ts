export const jsx = 'jsx of our own';
