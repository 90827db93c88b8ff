/**
 * The table of routes, typed from the specification (SPEC 2.2) and not read
 * from the content: a page that gets lost fails a test.
 */
const below = (folder: string, ...names: string[]) =>
  names.map(name => (name === 'index' ? folder : `${folder}${name}`));

export const blogRoutes = below('/blog/', 'index', 'introducing-rslib');

/** The pages that the sidebar of the Config section lists. */
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

/** Addresses in English; Chinese has the same under /zh. */
export const routes = [
  '/',
  ...blogRoutes,
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
