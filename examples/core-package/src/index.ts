export const facts = true;
