export const letter = (name: string) => `Dear ${name}`;
