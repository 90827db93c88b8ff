/** Longer than any config; parsing takes 10 ms. */
export const MAX_LENGTH = 100_000;
