export const api = import.meta.env.PUBLIC_API;
export const token = import.meta.env.TOKEN;
