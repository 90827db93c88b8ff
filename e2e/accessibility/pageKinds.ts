/** One page of each kind, by its address in English. */
export const pageKinds = {
  home: '/',
  guide: '/guide/start/quick-start',
  // Diagram and tables.
  diagram: '/guide/basic/output-format',
  option: '/config/lib/format',
  overview: '/config/',
  // A field for what a terminal printed.
  errors: '/guide/faq/errors',
  // Radio buttons that change what is below them.
  explorer: '/playground/',
  posts: '/blog/',
  post: '/blog/introducing-rslib',
  missing: '/nope',
} as const;

export type PageKind = keyof typeof pageKinds;

// The keys of the literal above are exactly these.
export const kinds = Object.keys(pageKinds) as PageKind[];
