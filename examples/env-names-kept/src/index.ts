export const mode = import.meta.env.MODE;
export const dev = import.meta.env.DEV;
export const prod = import.meta.env.PROD;
export const ssr = import.meta.env.SSR;
export const base = import.meta.env.BASE_URL;
export const prefix = import.meta.env.ASSET_PREFIX;
export const ownBase = process.env.BASE_URL;
export const ownPrefix = process.env.ASSET_PREFIX;
