export const region = process.env.CLIENT_REGION;
