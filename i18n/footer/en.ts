/** The text of the footer in English: the source of all keys. */
export const en = {
  label: 'Footer',
  license: 'MIT License',

  docs: 'Docs',
  introduction: 'Introduction',
  quickStart: 'Quick start',
  config: 'Config',
  cli: 'CLI',
  api: 'API',

  guides: 'Guides',
  nodejs: 'Node.js',
  react: 'React',
  vue: 'Vue',
  federation: 'Module Federation',
  tsup: 'Migrate from tsup',

  community: 'Community',
  github: 'GitHub',
  x: 'X',
  discord: 'Discord',
  issues: 'Issues',

  read: 'Read',
  blog: 'Blog',
  releases: 'Release notes',
  compare: 'Compare library tools',
  glossary: 'Glossary',
  errors: 'Error messages',
} as const;

export type FooterStrings = Record<keyof typeof en, string>;
