/**
 * Names of the only Trusted Types policies that pages may create: the bundler's,
 * for the URLs of its chunks, and the theme's, for markup in the site's own
 * configuration.
 */
export const CHUNK_POLICY = 'site-chunks';
export const MARKUP_POLICY = 'site-markup';

/**
 * Part of a build whose configuration contains markup. Other builds don't create
 * the second policy, so nobody may: it lets any string through.
 */
export const MARKUP_FILE = '_site-markup';
