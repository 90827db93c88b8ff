/**
 * All file types the build may contain. A `types` block replaces the machine's
 * own, so the response doesn't depend on the distribution (Debian's lacks
 * Markdown, for example).
 */
export const mimeTypes = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/javascript': ['js', 'mjs'],
  'text/markdown': ['md'],
  'text/plain': ['txt'],
  'application/json': ['json', 'map'],
  'application/manifest+json': ['webmanifest'],
  'application/xml': ['xml'],
  'application/rss+xml': ['rss'],
  'application/wasm': ['wasm'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/x-icon': ['ico'],
  'font/woff2': ['woff2'],
  'font/woff': ['woff'],
} as const satisfies Record<string, readonly string[]>;

// The literal has no other keys.
const types = Object.keys(mimeTypes) as (keyof typeof mimeTypes)[];

/** Types sent with `charset=utf-8`; nginx adds text/html on its own. */
export const utf8Types = types.filter(
  type => type !== 'text/html' && /^text|json$|xml$/.test(type),
);
