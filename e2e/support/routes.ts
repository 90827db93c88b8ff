/**
 * The route tables, written by hand rather than read from the content, so that
 * a lost page fails a test.
 */
const below = (folder: string, ...names: string[]) =>
  names.map(name => (name === 'index' ? folder : `${folder}${name}`));

const specBlogRoutes = below('/blog/', 'index', 'introducing-rslib');

/** Posts that are newer than the specification. */
const laterPostRoutes = below('/blog/', 'rslib-1-0');

export const blogRoutes = [...specBlogRoutes, ...laterPostRoutes];

/** The pages in the sidebar of the Config section. */
export const configPageRoutes = [
  ...below(
    '/config/lib/',
    'auto-extension',
    'auto-external',
    'banner',
    'bundle',
    'dts',
    'external-helpers',
    'footer',
    'format',
    'id',
    'index',
    'out-base',
    'redirect',
    'shims',
    'syntax',
    'umd-name',
  ),
  ...below(
    '/config/rsbuild/',
    'index',
    'output',
    'plugins',
    'resolve',
    'source',
    'tools',
  ),
];

/** The table of SPEC 2.2, in English; Chinese is the same under /zh. */
export const specRoutes = [
  '/',
  ...specBlogRoutes,
  '/config/',
  ...configPageRoutes,
  ...below('/guide/start/', 'index', 'quick-start', 'glossary', 'npm-packages'),
  ...below('/guide/solution/', 'index', 'nodejs', 'react', 'vue'),
  ...below(
    '/guide/basic/',
    'cli',
    'configure-rslib',
    'typescript',
    'output-format',
    'output-structure',
    'upgrade-rslib',
  ),
  ...below(
    '/guide/advanced/',
    'third-party-deps',
    'output-compatibility',
    'dts',
    'static-assets',
    'svgr-files',
    'json-files',
    'module-federation',
    'storybook',
  ),
  ...below('/guide/migration/', 'modernjs-module', 'tsup'),
  ...below('/guide/faq/', 'features'),
];

/** Pages of the guide, options, and API that are newer than the specification. */
const laterPageRoutes = [
  '/explorer/',
  ...below('/api/', 'functions', 'index', 'instance', 'types'),
  ...below('/config/rsbuild/', 'log-level', 'performance', 'root'),
  ...below('/guide/solution/', 'preact', 'solid', 'svelte'),
  ...below(
    '/guide/advanced/',
    'analyze',
    'css',
    'env-variables',
    'monorepo',
    'publishing',
    'testing',
    'tree-shaking',
    'wasm',
    'watch',
    'web-workers',
  ),
  ...below(
    '/guide/migration/',
    'index',
    'rollup',
    'tsc',
    'tsdown',
    'unbuild',
    'vite',
  ),
  ...below('/guide/start/', 'ai', 'compare'),
  ...below(
    '/guide/faq/',
    'errors',
    'errors-build',
    'errors-config',
    'errors-exe',
    'errors-runtime',
    'errors-types',
  ),
];

/** All pages, in English; Chinese is the same under /zh. */
export const routes = [...specRoutes, ...laterPostRoutes, ...laterPageRoutes];
