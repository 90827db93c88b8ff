// The arrows in ARCHITECTURE.md as data: rslint.config.ts turns them into import
// zones, and borders.test.ts proves that each one is enforced.

/** Folders that contain our code, from what readers see to the tools. */
export const layers = [
  'theme',
  'browser',
  'plugins',
  'engine',
  'content-model',
  'search',
  'shared',
  'site',
  'i18n',
  'content',
  'e2e',
  'checks',
  'deploy',
  'mcp',
  'bench',
  'scripts',
  'command-line',
] as const;

type Layer = (typeof layers)[number];

interface Border {
  /** The other layers this one may import; everything else is forbidden. */
  mayImport: readonly Layer[];
  why: string;
}

/** A layer without an entry (content, checks, bench, scripts) may import any other. */
export const borders: Partial<Record<Layer, Border>> = {
  theme: {
    mayImport: ['browser', 'search', 'shared', 'site', 'i18n'],
    why: 'Build code must not reach the browser.',
  },
  browser: {
    mayImport: ['search', 'shared', 'theme'],
    why: 'Behaviors know a page by its HTML alone.',
  },
  plugins: {
    mayImport: ['content-model', 'search', 'shared', 'site', 'i18n'],
    why: "Plugins produce the output and don't know the theme that renders it.",
  },
  engine: {
    mayImport: ['content-model', 'shared', 'site'],
    why: 'It changes how the engine works; what pages say and look like is for others.',
  },
  'content-model': {
    mayImport: ['search', 'shared', 'site'],
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
  site: { mayImport: [], why: "It's data that every other layer reads." },
  i18n: {
    mayImport: ['site'],
    why: 'Strings know the list of languages and nothing else.',
  },
  e2e: {
    mayImport: ['search', 'shared', 'site', 'i18n', 'deploy'],
    why: 'Tests see the built site as a reader does.',
  },
  deploy: {
    mayImport: ['search', 'shared', 'site', 'i18n', 'command-line'],
    why: "A host serves the output and doesn't know how it was built.",
  },
  mcp: {
    mayImport: [
      'content-model',
      'search',
      'shared',
      'site',
      'i18n',
      'command-line',
    ],
    why: 'It answers from the built site and its pages, and generates nothing.',
  },
  'command-line': {
    mayImport: [],
    why: "It's what commands have in common, and knows none of them.",
  },
};

export interface Zone {
  target: string;
  from: string | string[];
  except?: string[];
  message: string;
}

function layerZone(layer: Layer, { mayImport, why }: Border): Zone {
  const others = layers.filter(
    other => other !== layer && !mayImport.includes(other),
  );
  const allowed = mayImport.map(other => `${other}/`).join(', ') || 'nothing';
  return {
    target: `./${layer}`,
    from: others.map(other => `./${other}`),
    message: `${layer}/ may not import this; of our folders, it may only import ${allowed}. ${why}`,
  };
}

/** Zones within a layer, where a folder is stricter than its layer. */
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
    target: './engine/*/browser/**',
    from: ['./engine/**', './plugins/**'],
    except: ['**/browser/**'],
    message:
      'engine/*/browser/ runs in the browser and may not import build code. Move shared code to shared/.',
  },
];

/** The zones for the linter's rule import/no-restricted-paths. */
export function importZones(): [Zone, ...Zone[]] {
  const [first, ...rest] = [
    ...Object.entries(borders).map(([layer, border]) =>
      // The literal has no other keys.
      layerZone(layer as Layer, border),
    ),
    ...innerZones,
  ];
  if (!first) throw new Error('borders is empty: no border would be checked.');
  return [first, ...rest];
}
