export const title = (text: string) => text.trim();
