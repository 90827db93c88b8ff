export interface Breakage {
  /** The override that must report it. */
  override: string;
  /** How the engine changes. */
  change: string;
  /** In the folder of @rspress/core. */
  file: string;
  text: string;
  becomes: string;
  /** The script that must fail; the contract unless told. */
  step?: string;
}

const BUILD = 'dist/node/initRsbuild.js';
const DATA = 'dist/node/runtimeModule';

/** For each override, the engine as it might be one day. */
export const breakages: readonly Breakage[] = [
  {
    override: 'stock-styles',
    change: 'adds its style sheet elsewhere',
    file: BUILD,
    text: "node_path.join(DEFAULT_THEME, './styles/index.js'),",
    becomes: '',
  },
  {
    override: 'stock-search',
    change: 'leaves pages out of its index by another key',
    file: `${DATA}/pageData/createPageData.js`,
    text: 'page.frontmatter?.search === false',
    becomes: 'page.frontmatter?.index === false',
  },
  {
    override: 'stock-search',
    change: 'no longer says where headings stand',
    file: 'dist/node/route/extractPageData.js',
    text: 'charIndex: index < headingCharIndexes.length ? headingCharIndexes[index] : -1',
    becomes: 'charIndex: -1',
  },
  {
    override: 'alternates',
    change: 'names languages by another attribute',
    file: 'dist/node/ssg/renderHtmlTemplate.js',
    text: 'hreflang: hrefLang',
    becomes: "'data-lang': hrefLang",
  },
  {
    override: 'head-script',
    change: 'writes one more inline script',
    file: BUILD,
    text: 'localeRedirectScript ? {',
    becomes:
      '{ tag: "script", children: "restoreScroll()", append: false }, localeRedirectScript ? {',
  },
  {
    override: 'head-script',
    change: 'sets the theme by another script',
    file: 'dist/node/constants.js',
    text: "'rp-dark'",
    becomes: "'theme-dark'",
  },
  {
    override: 'html-pages',
    change: "renames the browser's environment",
    file: BUILD,
    text: 'environments: {\n            web: {',
    becomes: 'environments: {\n            client: {',
  },
  {
    override: 'html-pages',
    change: 'renames the entry of its client',
    file: BUILD,
    text: 'index: enableSSG && isProduction()',
    becomes: 'main: enableSSG && isProduction()',
  },
  {
    override: 'html-pages',
    change: 'resolves its runtime without an alias',
    file: BUILD,
    text: "'@rspress/core/runtime': node_path",
    becomes: "'@rspress/core/runtime$': node_path",
  },
  {
    override: 'site-data',
    change: 'writes its site data in another form',
    file: `${DATA}/siteData/rsbuildPlugin.js`,
    text: 'export default ${JSON.stringify(siteData, null, 2)}',
    becomes:
      'const data = ${JSON.stringify(siteData, null, 2)}; export default data',
  },
  {
    override: 'site-data',
    change: 'writes its strings by language first',
    file: `${DATA}/i18n.js`,
    text: 'JSON.stringify(i18nData, null, 2)',
    becomes: 'JSON.stringify({ en: i18nData }, null, 2)',
  },
  {
    override: 'render-turns',
    change: 'renders a page with other arguments',
    file: 'dist/runtime/ssrServerEntry.js',
    text: 'async function render(routePath, head) {',
    becomes: 'async function render(routePath, head, page) {',
  },
  {
    override: 'heading-anchors',
    change: 'renames the link in headings',
    file: 'dist/node/mdx/rehypePlugins/headerAnchor.js',
    text: "'rp-header-anchor'",
    becomes: "'header-anchor'",
  },
  {
    override: 'style-names',
    change: 'gathers styles in another group',
    file: BUILD,
    text: "styles: {\n                    name: 'styles'",
    becomes: "css: {\n                    name: 'styles'",
  },
  {
    override: 'callouts',
    change: "draws callouts with its own theme's part",
    file: 'dist/node/mdx/remarkPlugins/containerSyntax.js',
    text: "CALLOUT_COMPONENT, '@rspress/core/theme')",
    becomes: "CALLOUT_COMPONENT, '@rspress/core/theme-original')",
  },
  {
    override: 'dev-navigation',
    change: 'makes the data of the site once, in development too',
    file: 'dist/node/runtimeModule/siteData/index.js',
    text: 'if (!isProduction()) return createSiteDataModule(metaFileSet, mdFileSet);',
    becomes: '',
    step: 'dev:check',
  },
  {
    override: 'dev-restart',
    change: 'restarts by another means',
    file: BUILD,
    text: "type: 'restart'",
    becomes: "type: 'reload-page'",
    step: 'dev:check',
  },
];
