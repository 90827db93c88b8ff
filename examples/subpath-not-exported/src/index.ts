export const countWords = (text: string) => text.split(' ').length;
