/**
 * Names of the only Trusted Types policies that the pages may make: the
 * bundler's, for addresses of its chunks, and the theme's, for markup that the
 * site's own configuration holds.
 */
export const CHUNK_POLICY = 'site-chunks';
export const MARKUP_POLICY = 'site-markup';

/**
 * Lies in a build whose configuration holds markup. Elsewhere nobody makes the
 * second policy, so nobody may: it lets every text pass.
 */
export const MARKUP_FILE = '_site-markup';
