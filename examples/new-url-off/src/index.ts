export const directory = new URL('.', import.meta.url);
export const templates = new URL('./templates/', import.meta.url);
