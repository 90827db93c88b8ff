export const limit = Math.round(44.5);
