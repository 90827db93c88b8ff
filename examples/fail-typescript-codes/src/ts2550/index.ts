export const dashes = (text: string): string => text.replaceAll(' ', '-');
