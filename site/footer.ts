import { codeHost, socialLinks } from './site.ts';

/** A page of the site or the URL of another, with a key of i18n/footer. */
type FooterLink =
  { text: string; page: string } | { text: string; url: string };

export interface FooterGroup {
  title: string;
  links: readonly FooterLink[];
}

export const licenseUrl = `${codeHost}/blob/main/LICENSE`;

/** Where the footer of every page leads. */
export const footerGroups = [
  {
    title: 'docs',
    links: [
      { text: 'introduction', page: '/guide/start/' },
      { text: 'quickStart', page: '/guide/start/quick-start' },
      { text: 'config', page: '/config/' },
      { text: 'cli', page: '/guide/basic/cli' },
      { text: 'api', page: '/api/' },
    ],
  },
  {
    title: 'guides',
    links: [
      { text: 'nodejs', page: '/guide/solution/nodejs' },
      { text: 'react', page: '/guide/solution/react' },
      { text: 'vue', page: '/guide/solution/vue' },
      { text: 'federation', page: '/guide/advanced/module-federation' },
      { text: 'tsup', page: '/guide/migration/tsup' },
    ],
  },
  {
    title: 'community',
    links: [
      ...socialLinks.map(({ icon, content }) => ({ text: icon, url: content })),
      { text: 'issues', url: `${codeHost}/issues` },
    ],
  },
  {
    title: 'read',
    links: [
      { text: 'blog', page: '/blog/' },
      { text: 'releases', url: `${codeHost}/releases` },
      { text: 'compare', page: '/guide/start/compare' },
      { text: 'glossary', page: '/guide/start/glossary' },
      { text: 'errors', page: '/guide/faq/errors' },
    ],
  },
] as const satisfies readonly FooterGroup[];
