/**
 * All kinds of file the build may hold. A `types` block replaces the one of the
 * machine, so the answer does not depend on the distribution (Debian's has no
 * Markdown, for one).
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

/** Text that is sent with `charset=utf-8`; nginx adds text/html by itself. */
export const utf8Types = (
  Object.keys(mimeTypes) as (keyof typeof mimeTypes)[]
).filter(type => type !== 'text/html' && /^text|json$|xml$/.test(type));
