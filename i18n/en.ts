/**
 * UI strings in English, the source of all keys. Keys are
 * `area.thing`; `{{name}}` is filled in by the component.
 */
export const en = {
  'site.description':
    'Rslib is a build tool for JavaScript and TypeScript libraries. One config file produces ESM, CommonJS, UMD, and declaration files.',

  'nav.label': 'Main',
  'nav.guide': 'Guide',
  'nav.config': 'Config',
  'nav.explorer': 'Explorer',
  'nav.blog': 'Blog',
  'nav.api': 'API',
  'nav.home': '{{title}} home',
  'nav.skip': 'Skip to content',
  'nav.openMenu': 'Open menu',
  'nav.closeMenu': 'Close menu',
  'nav.menuTitle': 'Menu',
  'nav.language': 'Language',
  'nav.version': 'Version',
  'nav.moreLinks': 'More links',
  'nav.openGroup': 'More in {{name}}',
  'nav.release': 'Rslib {{version}} release notes',

  'social.github': 'GitHub',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.gitlab': 'GitLab',
  'social.contact': 'Contact',

  'theme.auto': 'Theme: system',
  'theme.light': 'Theme: light',
  'theme.dark': 'Theme: dark',

  'sidebar.label': 'Pages in this section',
  'sidebar.menu': 'Menu',
  'sidebar.close': 'Close page list',
  'sidebar.expand': 'Expand {{name}}',
  'sidebar.collapse': 'Collapse {{name}}',
  'sidebar.start': 'Getting started',
  'sidebar.solution': 'Solutions',
  'sidebar.basic': 'Basics',
  'sidebar.assets': 'Styles and assets',
  'sidebar.workflow': 'Develop and publish',
  'sidebar.advanced': 'Advanced',
  'sidebar.migration': 'Migration',
  'sidebar.faq': 'FAQ',
  'sidebar.allErrors': 'All messages',
  'sidebar.reference': 'Reference',

  'home.hero.name': '{{title}}:',
  'home.hero.figure':
    'TypeScript source passes through rslib build and becomes an ES module, a CommonJS file, a UMD file, and a declaration file.',

  'outline.title': 'ON THIS PAGE',
  'outline.toTop': 'Back to top',

  'page.editLink': 'Edit this page',
  'page.lastUpdated': 'Last Updated: {{time}}',
  'page.previous': 'Previous Page',
  'page.next': 'Next Page',
  'page.adjacent': 'Previous and next pages',
  'page.source': 'Source',
  'page.table': 'Table',
  'page.headingLink': 'Link to this section',
  'page.loading': 'Loading page',
  'page.breadcrumbs': 'Breadcrumbs',
  'page.home': 'Home',
  'page.report': 'Report a problem',
  'page.reportSection': 'Report a problem with this section',
  'page.reportTitle': 'Docs: {{title}}',
  'page.reportBody': "What's wrong or missing?",

  'fault.parts':
    "Part of this page didn't load, so search and menus may not work.",
  'fault.page': "The page didn't load. Check your connection.",
  'fault.again': 'Try again',

  'stale.note':
    'The English version of this section has changed since it was translated.',
  'stale.read': 'Read it in English',
  'stale.changes': 'What changed',
  'stale.removed': 'Before',
  'stale.added': 'Now',

  'code.label': 'Code',
  'code.copy': 'Copy code',
  'code.copied': 'Copied',
  'code.write': 'you write',
  'code.out': 'came out',
  'code.print': 'printed',
  'code.built':
    'Output with a check mark comes from real builds with Rslib {{version}}.',
  'code.builtHow': 'How examples are verified',
  'code.builtSource': 'Built with Rslib {{version}}, see the source',
  'copy.byHand': 'Press {{keys}} to copy, then Enter',

  'actions.label': 'Page actions',
  'actions.copy': 'Copy Markdown',
  'actions.copying': 'Copying…',
  'actions.copied': 'Copied',
  'actions.failed': "The Markdown didn't load. Try again.",
  'actions.ask': 'Ask AI',
  'actions.connect': 'MCP server',
  'actions.original': 'Show original',
  'actions.originalHint': 'For one paragraph, press the margin at its right',
  'actions.originalFailed': "The original didn't load. Try again.",
  'actions.prompt': 'Read {{url}}, I want to ask questions about it.',

  'zoom.open': 'Enlarge: {{name}}',
  'zoom.close': 'Close enlarged image',

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
  'overview.type': 'Type',
  'overview.default': 'Default',
  'overview.noMatch': 'No matching API found: {{query}}',

  'decoder.label': 'Paste your terminal output',
  'decoder.placeholder': 'Everything the terminal printed, or a part of it',
  'decoder.hint':
    'Your output is compared in your browser. Nothing is sent anywhere.',
  'decoder.clear': 'Clear',
  'decoder.loading': 'Loading the messages…',
  'decoder.one': '1 entry matches',
  'decoder.count': '{{count}} entries match',
  'decoder.none': 'No entry matches this output.',
  'decoder.search': 'Search the documentation for "{{query}}"',
  'decoder.failed':
    "The messages didn't load. Check your connection, or look through the entries below.",
  'decoder.line': 'Line {{lines}}',
  'decoder.lines': 'Lines {{lines}}',
  'decoder.similar': 'Similar message',
  'decoder.error': 'Error',
  'decoder.warn': 'Warning',
  'decoder.info': 'Info',

  'llms.server':
    'An MCP server offers search, options, examples, and error messages from this documentation: {{url}}',
  'llms.commands': 'Commands below use npm. For other package managers:',
  'llms.same': '(The same as in {{path}}.)',
  'notFound.title': 'PAGE NOT FOUND',
  'notFound.text':
    "There's no page at this URL. It may have moved, or the link may have a typo.",
  'notFound.otherLanguage':
    "This page isn't available in English yet. You can read it in another language:",
  'notFound.home': 'Take me home',
  'notFound.ways': 'You might be looking for',
  'notFound.start': 'Quick start',
  'notFound.startText':
    'Go from an empty directory to a library you can publish.',
  'notFound.guideText':
    'Formats, declaration files, dependencies, styles: one task per page.',
  'notFound.configText':
    'Every option, with its type, its default, and real build output.',
  'notFound.blogText': "What's new in each release, and why.",

  'allPages.title': 'All pages',
  'allPages.description':
    'Every page and section of the Rslib documentation, in one list.',

  'search.button': 'Search',
  'search.openKeys': 'Ctrl K',
  'search.openKeysMac': '⌘K',
  'search.closeKey': 'Esc',
  'search.label': 'Search the documentation',
  'search.reset': 'Clear query',
  'search.close': 'Close search',
  'search.closeShort': 'Close',
  'search.results': 'Search results',
  'search.saved': 'Saved searches',
  'search.recent': 'Recent',
  'search.favorite': 'Favorites',
  'search.noRecents': 'No recent searches',
  'search.save': 'Save to favorites: {{name}}',
  'search.remove': 'Remove: {{name}}',
  'search.loading': 'Searching…',
  'search.stalled': 'Still searching…',
  'search.oneResult': '1 result',
  'search.count': '{{count}} results',
  'search.otherLanguage': 'matched in Chinese',
  'search.error': 'Unable to fetch results',
  'search.errorHelp': 'You might want to check your network connection.',
  'search.noResults': 'No results for "{{query}}"',
  'search.suggestions': 'Try searching for',
  'search.unknown': 'No page mentions “{{word}}”',
  'search.near': 'These results come closest.',
  'search.start': 'Start here',
  'search.startQuick': 'Quick start',
  'search.startConfig': 'Config options',
  'search.startMigration': 'Migrate to Rslib',
  'search.startNews': "What's new",
  'search.link': 'Link to this search',
  'search.keyMove': 'Select',
  'search.keyOpen': 'Open',
  'search.missing': 'Believe this query should return results?',
  'search.missingLink': 'Let us know.',
  'search.slashKey': 'Press / to open search',
  'search.notLoaded':
    "Search didn't load. Check your connection and try again.",

  'toolchain.open': 'Rstack tools',
  'toolchain.kicker': 'Family',
  'toolchain.title': 'Rstack: one core, a family of tools.',
  'toolchain.tagline':
    'Rslib is part of Rstack, a family of JavaScript tools built around Rspack.',

  'home.builds.runtime': 'Module runtime, {{count}} lines',
  'home.structure.choice': 'Bundle',
  'home.syntax.choice': 'Syntax',
  'home.explorer.format': 'Format',
  'home.explorer.structure': 'Structure',
  'home.explorer.one': 'One file',
  'home.explorer.each': 'Each file',
  'home.explorer.types': 'Declarations',
  'home.explorer.noTypes': 'None',
  'home.explorer.typesEach': 'Per file',
  'home.explorer.typesOne': 'Bundled',
  'home.explorer.files': 'Generated files',
} as const;

export type TextKey = keyof typeof en;

/** A dictionary that lacks a word does not compile. */
export type Dictionary = Record<TextKey, string>;
