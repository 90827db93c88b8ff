// The arrows of ARCHITECTURE.md as data: rslint.config.ts turns them into
// import zones, borders.test.ts proves that each of them bites.

/** Folders that hold code of ours, from the reader's side to the tools. */
const layers = [
  'theme',
  'plugins',
  'universal',
  'site',
  'i18n',
  'content',
  'e2e',
  'deploy',
  'mcp',
  'bench',
  'scripts',
] as const;

type Layer = (typeof layers)[number];

interface Border {
  /** The other layers this one may import; everything else is forbidden. */
  mayImport: readonly Layer[];
  why: string;
}

/** A layer without an entry (content, bench, scripts) may import any other. */
export const borders: Partial<Record<Layer, Border>> = {
  theme: {
    mayImport: ['universal', 'site', 'i18n'],
    why: 'Build code must not reach the browser.',
  },
  plugins: {
    mayImport: ['universal', 'site', 'i18n'],
    why: 'Plugins make the output and do not know the theme that shows it.',
  },
  universal: {
    mayImport: [],
    why: 'It is the bottom layer, used by both worlds.',
  },
  site: { mayImport: [], why: 'It is data that every other layer reads.' },
  i18n: {
    mayImport: ['site'],
    why: 'Words know the list of languages and nothing else.',
  },
  e2e: {
    mayImport: ['universal', 'site', 'i18n', 'deploy'],
    why: 'Tests see the built site as a reader does.',
  },
  deploy: {
    mayImport: ['universal', 'site', 'i18n'],
    why: 'A host serves the output and knows nothing of how it was made.',
  },
  mcp: {
    mayImport: ['universal', 'site', 'scripts'],
    why: 'It answers from the built site and from what the checks read, and makes nothing.',
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
    message: `${layer}/ may not import this: of ours it knows ${allowed}. ${why}`,
  };
}

/** Zones inside a layer, where a folder is stricter than its layer. */
const innerZones: Zone[] = [
  {
    target: './theme/ui',
    from: './theme/!(ui)/**',
    message:
      'theme/ui/ may not import a feature folder. Its parts serve two features or more: pass what it needs as a prop.',
  },
  {
    target: './plugins/*/browser/**',
    from: './plugins/**',
    except: ['**/browser/**'],
    message:
      'plugins/*/browser/ runs in the browser and may not import build code. Move what both need to universal/.',
  },
];

/** The zones for the linter's rule import/no-restricted-paths. */
export function importZones(): [Zone, ...Zone[]] {
  const [first, ...rest] = [
    ...Object.entries(borders).map(([layer, border]) =>
      layerZone(layer as Layer, border),
    ),
    ...innerZones,
  ];
  if (!first) throw new Error('borders is empty: no border would be checked.');
  return [first, ...rest];
}
