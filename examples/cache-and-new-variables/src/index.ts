export const api = process.env.PUBLIC_API;
export const region = process.env.PUBLIC_REGION;
export const shop = process.env.PUBLIC_SHOP;
