export const folder = import.meta.dirname;
