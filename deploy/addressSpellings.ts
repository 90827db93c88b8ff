/** How the server responds to a spelling. */
export type Outcome =
  /** The page itself; its canonical link has the page's one URL. */
  | 'page'
  /** A single redirect to the page's one URL. */
  | 'moves'
  /** The 404 page for the language in the URL. */
  | 'missing'
  /** Not a URL at all: nginx rejects it before applying any rule. */
  | 'refused';

export interface Spelling {
  /** Exactly as sent. */
  path: string;
  outcome: Outcome;
  /** The part that a redirect or page keeps. */
  query?: string;
}

const QUERY = '?from=mail&next=%2Fa';

/** Variants of a page's URL that people, tools, and attackers use. */
export function spellingsOf(address: string): Spelling[] {
  const all = [
    ...anyPage(address),
    ...(address.endsWith('/') ? indexPage(address) : plainPage(address)),
    ...(address === '/' ? [] : deeperPage(address)),
  ];
  return [...new Map(all.map(spelling => [spelling.path, spelling])).values()];
}

function endingIn(
  address: string,
  outcome: Outcome,
  ...endings: string[]
): Spelling[] {
  return endings.map(ending => ({ path: address + ending, outcome }));
}

function anyPage(address: string): Spelling[] {
  return [
    { path: address, outcome: 'page' },
    { path: `${address}?`, outcome: 'page' },
    { path: address + QUERY, outcome: 'page', query: QUERY },
    { path: `${address}?__proto__[a]=1`, outcome: 'page' },
    // Characters that stick to URLs in chats, prose, and old links.
    ...endingIn(address, 'missing', ',', ')', '%20', '%E2%80%8B', '%22'),
    ...endingIn(address, 'missing', ';v=1', '~', '*', '%23top', '%3Fa=1', '//'),
    ...endingIn(address, 'missing', '.php', '.HTML', '.br', '.html.gz'),
    ...endingIn(address, 'refused', '%', '%zz', '%00'),
    { path: `/${address}`, outcome: 'missing' },
    { path: `/%2F${address.slice(1)}`, outcome: 'missing' },
    { path: `/%5C${address.slice(1)}`, outcome: 'missing' },
    { path: `/.${address}`, outcome: 'page' },
    { path: `/nothing/..${address}`, outcome: 'page' },
    { path: `/nothing/%2e%2E${address}`, outcome: 'page' },
    { path: `/..${address}`, outcome: 'refused' },
    { path: `/en${address}`, outcome: 'missing' },
    { path: `/nothing${address}`, outcome: 'missing' },
  ];
}

function indexPage(address: string): Spelling[] {
  return [
    ...endingIn(address, 'moves', 'index', 'index/', 'index.html'),
    { path: `${address}index.html${QUERY}`, outcome: 'moves', query: QUERY },
    { path: `${address}index${QUERY}`, outcome: 'moves', query: QUERY },
    { path: `${address}.`, outcome: 'page' },
    ...endingIn(address, 'missing', 'Index.html', 'index.htm', 'index.html/'),
    ...endingIn(address, 'missing', '.html', '/index.html', 'index/index.html'),
  ];
}

function plainPage(address: string): Spelling[] {
  return [
    ...endingIn(address, 'moves', '/', '.html'),
    { path: `${address}.html${QUERY}`, outcome: 'moves', query: QUERY },
    { path: `${address}/${QUERY}`, outcome: 'moves', query: QUERY },
    ...endingIn(
      address,
      'missing',
      '.',
      '.htm',
      '.html/',
      '.html.html',
      '/.html',
    ),
    ...endingIn(address, 'missing', '/index', '/index/', '/index.html'),
  ];
}

/** Variants that need a letter or a second slash in the path. */
function deeperPage(address: string): Spelling[] {
  const letter = address.charCodeAt(1).toString(16);
  const first = address[1] ?? '';
  const last = address.lastIndexOf('/', address.length - 2);
  const replaceLast = (text: string) =>
    address.slice(0, last) + text + address.slice(last + 1);
  return [
    { path: `/%${letter}${address.slice(2)}`, outcome: 'page' },
    { path: `/%25${letter}${address.slice(2)}`, outcome: 'missing' },
    { path: address.toUpperCase(), outcome: 'missing' },
    { path: `/${first.toUpperCase()}${address.slice(2)}`, outcome: 'missing' },
    { path: replaceLast('//'), outcome: 'missing' },
    { path: replaceLast('/%20'), outcome: 'missing' },
    ...(last > 0
      ? [
          { path: replaceLast('%2F'), outcome: 'page' as const },
          { path: replaceLast('%5C'), outcome: 'missing' as const },
          { path: replaceLast('%252F'), outcome: 'missing' as const },
        ]
      : []),
    ...(address.endsWith('/')
      ? [
          { path: address.slice(0, -1), outcome: 'moves' as const },
          {
            path: address.slice(0, -1) + QUERY,
            outcome: 'moves' as const,
            query: QUERY,
          },
        ]
      : []),
  ];
}
