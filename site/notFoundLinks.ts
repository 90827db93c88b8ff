/** Where a reader of the 404 page may want to go next, with a description. */
export const notFoundLinks = [
  {
    page: '/guide/start/quick-start',
    title: 'notFound.start',
    text: 'notFound.startText',
  },
  {
    page: '/guide/start/',
    title: 'nav.guide',
    text: 'notFound.guideText',
  },
  { page: '/config/', title: 'nav.config', text: 'notFound.configText' },
  { page: '/blog/', title: 'nav.blog', text: 'notFound.blogText' },
] as const;
