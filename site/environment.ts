/** What the operator sets for a build; see site/README.md. A browser has none of it. */
export const env = typeof process === 'undefined' ? {} : process.env;
