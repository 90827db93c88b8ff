export const greeting: string = 'Hello';
