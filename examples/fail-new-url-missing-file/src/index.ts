export const generated = new URL('./generated.js', import.meta.url);
