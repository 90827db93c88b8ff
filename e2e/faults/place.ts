/** In the gate, each fault once; at night, in both languages. */
export const isSpread = process.env['FAULTS'] === 'spread';

/**
 * The site where pages and search meet faults. In the gate that is a small one, which no
 * change of the real pages changes; at night it's the real one.
 */
export const fixture = isSpread ? 'small' : undefined;

/** Where its build is. */
export const builtFolder = fixture ? `.cache/fixtures/${fixture}/dist` : 'dist';
