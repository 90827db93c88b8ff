/**
 * The order of pages, for every language at once. Pages are listed by their path
 * in the default language and show their own title; a group is named after its
 * index page or with a string from the dictionaries, whose keys are `Text`.
 */
export interface PageGroup<Text extends string = string> {
  /** Dictionary key of the group's name, or the page that represents it. */
  name: { text: Text } | { index: string };
  pages: readonly string[];
  /** Whether a line sets it apart from the group above. */
  hasDivider?: boolean;
  /** Dictionary keys of words above a page, by its path: what the rest is about. */
  headers?: Readonly<Record<string, Text>>;
}

export interface NavSection<Text extends string = string> {
  /** Dictionary key of the entry in the navigation bar. */
  text: Text;
  link: string;
  /** Paths below this show the section's sidebar and highlight the entry. */
  prefix: string;
  /** Pages above the groups. */
  lead?: readonly string[];
  groups: readonly PageGroup<Text>[];
}

export const navigation = [
  {
    text: 'nav.guide',
    link: '/guide/start/',
    prefix: '/guide/',
    groups: [
      {
        name: { text: 'sidebar.start' },
        pages: [
          '/guide/start/',
          '/guide/start/quick-start',
          '/guide/start/compare',
          '/guide/start/npm-packages',
          '/guide/start/ai',
          '/guide/start/glossary',
        ],
      },
      {
        name: { text: 'sidebar.solution' },
        pages: [
          '/guide/solution/',
          '/guide/solution/nodejs',
          '/guide/solution/react',
          '/guide/solution/component-library',
          '/guide/solution/vue',
          '/guide/solution/svelte',
          '/guide/solution/solid',
          '/guide/solution/preact',
        ],
      },
      {
        name: { text: 'sidebar.basic' },
        pages: [
          '/guide/basic/configure-rslib',
          '/guide/basic/cli',
          '/guide/basic/output-format',
          '/guide/basic/output-structure',
          '/guide/advanced/third-party-deps',
          '/guide/basic/typescript',
          '/guide/advanced/dts',
        ],
      },
      {
        name: { text: 'sidebar.assets' },
        pages: [
          '/guide/advanced/css',
          '/guide/advanced/static-assets',
          '/guide/advanced/svgr-files',
          '/guide/advanced/json-files',
          '/guide/advanced/web-workers',
          '/guide/advanced/wasm',
        ],
      },
      {
        name: { text: 'sidebar.workflow' },
        pages: [
          '/guide/advanced/watch',
          '/guide/advanced/testing',
          '/guide/advanced/linting',
          '/guide/advanced/storybook',
          '/guide/advanced/env-variables',
          '/guide/advanced/monorepo',
        ],
      },
      {
        name: { text: 'sidebar.advanced' },
        pages: [
          '/guide/advanced/output-compatibility',
          '/guide/advanced/tree-shaking',
          '/guide/advanced/analyze',
          '/guide/advanced/publishing',
          '/guide/advanced/module-federation',
        ],
      },
      {
        name: { text: 'sidebar.migration' },
        hasDivider: true,
        pages: [
          '/guide/migration/',
          '/guide/migration/tsc',
          '/guide/migration/tsup',
          '/guide/migration/tsdown',
          '/guide/migration/vite',
          '/guide/migration/rollup',
          '/guide/migration/unbuild',
          '/guide/migration/modernjs-module',
          '/guide/basic/upgrade-rslib',
        ],
      },
      {
        name: { text: 'sidebar.faq' },
        pages: [
          '/guide/faq/features',
          '/guide/faq/errors',
          '/guide/faq/errors-config',
          '/guide/faq/errors-build',
          '/guide/faq/errors-types',
          '/guide/faq/errors-exe',
          '/guide/faq/errors-runtime',
        ],
        headers: { '/guide/faq/errors-config': 'sidebar.allErrors' },
      },
    ],
  },
  {
    text: 'nav.config',
    link: '/config/',
    prefix: '/config/',
    lead: ['/config/'],
    groups: [
      {
        name: { index: '/config/lib/' },
        pages: [
          '/config/lib/format',
          '/config/lib/bundle',
          '/config/lib/syntax',
          '/config/lib/dts',
          '/config/lib/auto-extension',
          '/config/lib/auto-external',
          '/config/lib/redirect',
          '/config/lib/out-base',
          '/config/lib/shims',
          '/config/lib/external-helpers',
          '/config/lib/banner',
          '/config/lib/footer',
          '/config/lib/umd-name',
          '/config/lib/id',
        ],
      },
      {
        name: { index: '/config/rsbuild/' },
        pages: [
          '/config/rsbuild/source',
          '/config/rsbuild/output',
          '/config/rsbuild/resolve',
          '/config/rsbuild/plugins',
          '/config/rsbuild/tools',
          '/config/rsbuild/performance',
          '/config/rsbuild/log-level',
          '/config/rsbuild/root',
        ],
      },
    ],
  },
  {
    text: 'nav.playground',
    link: '/playground/',
    prefix: '/playground/',
    groups: [],
  },
  { text: 'nav.blog', link: '/blog/', prefix: '/blog/', groups: [] },
  {
    text: 'nav.api',
    link: '/api/',
    prefix: '/api/',
    lead: ['/api/'],
    groups: [
      {
        name: { text: 'sidebar.reference' },
        pages: [
          '/api/functions',
          '/api/instance',
          '/api/types',
          '/api/playground-data',
        ],
      },
    ],
  },
] as const satisfies readonly NavSection[];

/** The pages that the sidebars list, in their order. */
export function pagesIn(sections: readonly NavSection[]): string[] {
  return sections.flatMap(({ lead = [], groups }) => [
    ...lead,
    ...groups.flatMap(({ name, pages }) => [
      ...('index' in name ? [name.index] : []),
      ...pages,
    ]),
  ]);
}
