export const mode = process.env.NODE_ENV;
export const envMode = import.meta.env.MODE;
