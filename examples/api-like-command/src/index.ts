export const channel = process.env.PUBLIC_CHANNEL;
