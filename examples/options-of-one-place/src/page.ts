export const page = process.env.NODE_ENV;
