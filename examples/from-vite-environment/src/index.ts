export const api: string = import.meta.env.VITE_API;
export const mode: string = import.meta.env.MODE;
