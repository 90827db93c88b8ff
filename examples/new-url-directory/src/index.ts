export const directory = new URL('.', import.meta.url);
