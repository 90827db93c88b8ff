const { EOL } = require('node:os');

export const lines = (text: string): string[] => text.split(EOL);
