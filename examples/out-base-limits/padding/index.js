export const pad = (text) => text.padEnd(20);
