declare const NAME: string;

export const greeting = (): string => `hello ${NAME}`;
