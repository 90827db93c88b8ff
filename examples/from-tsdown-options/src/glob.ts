export const locale = import.meta.env.PUBLIC_LOCALE;
export const modules = Object.keys(import.meta.glob('./lazy.ts'));
