// The table in ARCHITECTURE.md as data: rslint.config.ts turns it into import zones, and
// borders.test.ts proves that each one is enforced.

/** What a room may import of the others; every other import is an error. */
interface Border {
  mayImport: readonly string[];
  why: string;
}

/**
 * Folders that hold a whole feature. Each of their folders has the name of a room and
 * obeys its border: `explorer/theme/` may import what `theme/` may.
 */
export const features = ['explorer', 'proofs', 'error-decoder'] as const;

/** Rooms that are packages, which others import by name: only what `exports` lists. */
export const packages = ['search', 'mcp', 'live-rslib', 'converter'] as const;

/** What every side of the site may use. */
const base = ['shared', 'site', 'i18n', 'search'] as const;

/** The rooms, from what readers see to the tools. Only unit tests may import anything. */
export const borders: Readonly<Record<string, Border>> = {
  theme: {
    mayImport: ['browser', 'live-rslib', 'converter', ...base],
    why: 'Build code must not reach the browser.',
  },
  browser: {
    mayImport: ['search', 'shared', 'theme'],
    why: 'Behaviors know a page by its HTML alone.',
  },
  plugins: {
    mayImport: ['content-model', 'live-rslib', ...base],
    why: "Plugins produce the output and don't know the theme that renders it.",
  },
  engine: {
    mayImport: ['content-model', 'shared', 'site'],
    why: 'It changes how the engine works; what pages say and look like is for others.',
  },
  'content-model': {
    mayImport: ['search', 'converter', 'shared', 'site'],
    why: 'It reads pages; what to do with them is for those who ask.',
  },
  search: {
    mayImport: [],
    why: 'The search engine is pure: it runs in Node, in a page, and in a worker.',
  },
  shared: {
    mayImport: [],
    why: "It's the bottom layer, used in both Node and the browser.",
  },
  site: { mayImport: [], why: "It's data that every other room reads." },
  i18n: {
    mayImport: ['site'],
    why: 'Strings know the list of languages and nothing else.',
  },
  content: {
    mayImport: ['theme', 'examples'],
    why: 'A page is text, parts of the theme, and code of examples.',
  },
  rules: {
    mayImport: ['content-model', 'tooling', ...base],
    why: 'A rule reads pages and writes nothing.',
  },
  authoring: {
    mayImport: ['rules', 'content-model', 'tooling', ...base],
    why: 'It writes pages and examples, before there is a built site.',
  },
  deploy: {
    mayImport: ['tooling', ...base],
    why: "A host serves the output and doesn't know how it was built.",
  },
  mcp: {
    mayImport: ['content-model', 'converter', 'tooling', ...base],
    why: 'It answers from the built site and its pages, and generates nothing.',
  },
  'live-rslib': {
    mayImport: [],
    why: 'It is Rslib for a browser, and knows neither the site nor its build.',
  },
  converter: {
    mayImport: [],
    why: 'It reads and writes configs, in Node and in a page.',
  },
  e2e: {
    mayImport: ['deploy', 'tooling', ...base],
    why: 'Tests see the built site as a reader does.',
  },
  bench: {
    mayImport: [
      'gate',
      'deploy',
      'plugins',
      'content-model',
      'tooling',
      ...base,
    ],
    why: 'It measures the built site beside others, and nothing depends on it.',
  },
  gate: {
    mayImport: [
      'authoring',
      'rules',
      'deploy',
      'mcp',
      'live-rslib',
      'converter',
      'plugins',
      'content-model',
      'tooling',
      ...base,
    ],
    why: 'It proves what the others made, so none of them may need it.',
  },
  tooling: {
    mayImport: ['shared'],
    why: "It's what commands have in common, and knows none of them.",
  },
};

const rooms = Object.keys(borders);

export interface Zone {
  target: string | string[];
  from: string | string[];
  except?: string[];
  message: string;
}

/** A room and the folders of its name in features. */
const foldersOf = (room: string) => [
  `./${room}`,
  ...features.map(feature => `./${feature}/${room}`),
];

function roomZones(room: string, { mayImport, why }: Border): Zone[] {
  const others = rooms.filter(
    other => other !== room && !mayImport.includes(other),
  );
  const allowed = mayImport.map(other => `${other}/`).join(', ') || 'nothing';
  return foldersOf(room).map(target => ({
    target,
    from: others.flatMap(foldersOf),
    message: `${target.slice(2)}/ may not import this; of our folders, it may only import ${allowed}. ${why}`,
  }));
}

/** Zones within a room, where a folder is stricter than its room. */
const innerZones: Zone[] = [
  {
    target: './browser',
    from: './theme/**',
    except: ['**/searchIsland.tsx'],
    message:
      'browser/ may not import parts of the theme: readers would load React with every page. A part with state is an island.',
  },
  {
    target: './theme/ui',
    from: './theme/!(ui)/**',
    message:
      'theme/ui/ may not import a feature folder, because two or more features share its parts. Pass what it needs as a prop.',
  },
  {
    target: './plugins/*/browser/**',
    from: ['./engine/**', './plugins/**'],
    except: ['**/browser/**'],
    message:
      'plugins/*/browser/ runs in the browser and may not import build code. Move shared code to shared/.',
  },
];

/** The zones for the linter's rule import/no-restricted-paths. */
export function importZones(): [Zone, ...Zone[]] {
  const [first, ...rest] = [
    ...Object.entries(borders).flatMap(([room, border]) =>
      roomZones(room, border),
    ),
    ...innerZones,
  ];
  if (!first) throw new Error('borders is empty: no border would be checked.');
  return [first, ...rest];
}
