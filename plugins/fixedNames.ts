/** Not in the bundler's types; its minifier knows it. */
const mangle = { toplevel: false, disableCharFreq: true };

/**
 * Has the minifier name variables in a fixed order. By itself it prefers letters that
 * occur often, and two builds of the same source in different folders chose different
 * ones. The likely reason is that it counts the provisional hashes of chunks.
 */
export const fixedNames = { jsOptions: { minimizerOptions: { mangle } } };
