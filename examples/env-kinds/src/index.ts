export const isDev = process.env.NODE_ENV === 'development';
export const api = process.env.PUBLIC_API;
export const token = process.env.TOKEN;
export const { PUBLIC_API } = process.env;
