/**
 * The words of the interface, in English: the source of all keys. Keys are
 * `area.thing`; `{{name}}` is filled in by the component.
 */
export const en = {
  'site.description':
    'Rslib builds JavaScript and TypeScript libraries: ESM, CommonJS, UMD and declaration files from one configuration.',

  'nav.label': 'Main',
  'nav.guide': 'Guide',
  'nav.config': 'Config',
  'nav.blog': 'Blog',
  'nav.home': '{{title}} home',
  'nav.skip': 'Skip to content',
  'nav.openMenu': 'Open menu',
  'nav.closeMenu': 'Close menu',
  'nav.menuTitle': 'Menu',
  'nav.language': 'Language',
  'nav.version': 'Version',
  'nav.moreLinks': 'More links',
  'nav.openGroup': 'More under {{name}}',

  'social.github': 'GitHub',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.gitlab': 'GitLab',
  'social.contact': 'Contact',

  'theme.auto': 'Theme: system',
  'theme.light': 'Theme: light',
  'theme.dark': 'Theme: dark',

  'sidebar.label': 'Pages of this section',
  'sidebar.menu': 'Menu',
  'sidebar.close': 'Close the page list',
  'sidebar.expand': 'Expand {{name}}',
  'sidebar.collapse': 'Collapse {{name}}',
  'sidebar.start': 'Start',
  'sidebar.solution': 'Solutions',
  'sidebar.basic': 'Basics',
  'sidebar.advanced': 'Advanced',
  'sidebar.migration': 'Migration',
  'sidebar.faq': 'FAQ',

  'outline.title': 'ON THIS PAGE',
  'outline.toTop': 'Back to top',

  'page.editLink': 'Edit this page',
  'page.lastUpdated': 'Last Updated: {{time}}',
  'page.previous': 'Previous Page',
  'page.next': 'Next Page',
  'page.adjacent': 'Previous and next page',
  'page.source': 'Source',
  'page.table': 'Table',
  'page.headingLink': 'Link to this section',
  'page.loading': 'Loading the page',
  'page.breadcrumbs': 'Breadcrumbs',
  'page.home': 'Home',
  'page.report': 'Report a problem',
  'page.reportSection': 'Report a problem with this section',
  'page.reportTitle': 'Docs: {{title}}',
  'page.reportBody': 'What is wrong or missing?',

  'fault.parts':
    'Part of this page could not be loaded, so search and menus may not work.',
  'fault.page': 'The page could not be loaded. Check your connection.',
  'fault.again': 'Try again',

  'stale.note':
    'The English text of this section has changed since it was translated.',
  'stale.read': 'Read it in English',
  'stale.changes': 'What changed',
  'stale.removed': 'Before',
  'stale.added': 'Now',

  'code.label': 'Code',
  'code.copy': 'Copy code',
  'code.copied': 'Copied',
  'code.verified': 'Built with Rslib {{version}}',
  'code.verifiedSource':
    'Built with Rslib {{version}}: source of the example {{example}}',
  'copy.byHand': 'Copy to clipboard: {{keys}}, Enter',

  'actions.label': 'Page actions',
  'actions.copy': 'Copy Markdown',
  'actions.copying': 'Copying…',
  'actions.copied': 'Copied',
  'actions.failed': 'The Markdown could not be loaded. Try again.',
  'actions.ask': 'Open in AI',
  'actions.prompt': 'Read {{url}}, I want to ask questions about it.',

  'zoom.open': 'Enlarge: {{name}}',
  'zoom.close': 'Close the enlarged image',

  'tabs.packageManager': 'Package manager',

  'callout.note': 'Note',
  'callout.tip': 'Tip',
  'callout.info': 'Info',
  'callout.warning': 'Warning',
  'callout.danger': 'Danger',
  'callout.details': 'Details',

  'overview.title': 'Overview',
  'overview.others': 'Others',
  'overview.filter': 'Filter',
  'overview.placeholder': 'Enter keyword',
  'overview.noMatch': 'No matching API found: {{query}}',

  'blog.posts': 'Posts',

  'notFound.title': 'PAGE NOT FOUND',
  'notFound.text':
    'Nothing is published at this address. The page may have moved, or the link may be mistyped.',
  'notFound.otherLanguage':
    'This page has no English version yet. It exists in another language:',
  'notFound.home': 'Take me home',
  'notFound.ways': 'What you want may be here',
  'notFound.start': 'Quick start',
  'notFound.startText': 'From an empty directory to a library you can publish.',
  'notFound.guideText':
    'Formats, declaration files, dependencies, styles: one task a page.',
  'notFound.configText':
    'Every option with its type, its default and what it really builds.',
  'notFound.blogText': 'What came with a release, and why.',

  'allPages.title': 'All pages',
  'allPages.description':
    'Every page of the Rslib documentation, with its sections.',

  'search.button': 'Search',
  'search.openKeys': 'Ctrl K',
  'search.openKeysMac': '⌘K',
  'search.closeKey': 'Esc',
  'search.label': 'Search the documentation',
  'search.reset': 'Clear the query',
  'search.close': 'Close search',
  'search.results': 'Results',
  'search.saved': 'Saved searches',
  'search.recent': 'Recent',
  'search.favourite': 'Favorite',
  'search.noRecents': 'No recent searches',
  'search.save': 'Save to favorites: {{name}}',
  'search.remove': 'Remove: {{name}}',
  'search.loading': 'Searching…',
  'search.stalled': 'Still searching…',
  'search.oneResult': '1 result',
  'search.count': '{{count}} results',
  'search.otherLanguage': 'found in Chinese',
  'search.error': 'Unable to fetch results',
  'search.errorHelp': 'You might want to check your network connection.',
  'search.noResults': 'No results for "{{query}}"',
  'search.suggestions': 'Try searching for',
  'search.missing': 'Believe this query should return results?',
  'search.missingLink': 'Let us know.',
  'search.slashKey': 'Open with the / key',
  'search.notLoaded':
    'Search could not be loaded. Check your connection and try again.',

  'toolchain.open': 'Rstack tools',
  'toolchain.title': 'Rstack',
  'toolchain.tagline':
    'Rslib is one of a family of tools that share the Rspack core and one way of configuring.',
  'toolchain.newTab': 'opens in a new tab',
} as const;

export type TextKey = keyof typeof en;

/** A dictionary that lacks a word does not compile. */
export type Dictionary = Record<TextKey, string>;
