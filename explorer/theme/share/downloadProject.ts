import type { ProjectFiles } from './checkFiles.ts';

const MANIFEST = 'package.json';
/** The folder of a package without a name that a folder can have; without its scope. */
const UNNAMED = 'my-library';

/** What a package can't be used without, although no file names it. */
const companions: Readonly<Record<string, readonly string[]>> = {
  '@rsbuild/plugin-react': ['react', '@types/react'],
  '@rsbuild/plugin-vue': ['vue'],
  react: ['@types/react'],
};

/** What files need that don't name it as a package. */
const signs: readonly [pattern: RegExp, name: string][] = [
  [/"types": \[[^\]]*"node"|['"]node:/, '@types/node'],
  [/\bdts: \{[^}]*\bbundle: true/, '@microsoft/api-extractor'],
];

const QUOTED = /['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"\n]*)?['"]/g;

type Fields = Record<string, unknown>;

/** A project as a folder: what it's called, and its files. */
export interface Download {
  folder: string;
  files: ProjectFiles;
}

/**
 * Adds to package.json what `npm install` has to install so that `npx rslib` builds the
 * project as the page did: the packages that the files name, in the versions given.
 */
export function downloadProject(
  files: ProjectFiles,
  versions: Readonly<Record<string, string>>,
): Download {
  const fields = readManifest(files);
  const own = {
    ...part(fields.dependencies),
    ...part(fields.devDependencies),
  };
  const missing = listNeeded(files)
    .filter(one => Object.hasOwn(versions, one) && !Object.hasOwn(own, one))
    .sort()
    .map(one => [one, versions[one]] as const);
  const name = typeof fields.name === 'string' ? fields.name : '';
  const folder = /^(?:@[\w.-]+\/)?(\w[\w.-]*)$/.exec(name)?.[1] ?? UNNAMED;
  const manifest = {
    ...fields,
    name: name || folder,
    // Not those that came with a link: npm runs some of them when it installs.
    scripts: { build: 'rslib', dev: 'rslib --watch' },
    devDependencies: {
      ...part(fields.devDependencies),
      ...Object.fromEntries(missing),
    },
  };
  return {
    folder,
    files: {
      ...files,
      [MANIFEST]: `${JSON.stringify(manifest, undefined, 2)}\n`,
    },
  };
}

function listNeeded(files: ProjectFiles): string[] {
  const text = Object.values(files).join('\n');
  const isTyped = Object.keys(files).some(file => /\.[cm]?tsx?$/.test(file));
  const named = [...text.matchAll(QUOTED)].map(([, name = '']) => name);
  const direct = [
    '@rslib/core',
    ...(isTyped ? ['typescript'] : []),
    ...signs.filter(([sign]) => sign.test(text)).map(([, name]) => name),
    ...named,
  ];
  return [
    ...new Set([
      ...direct,
      ...direct.flatMap(name =>
        Object.hasOwn(companions, name) ? (companions[name] ?? []) : [],
      ),
    ]),
  ];
}

/** The fields of package.json; none if it isn't valid, as while someone types. */
function readManifest(files: ProjectFiles): Fields {
  try {
    return part(JSON.parse(files[MANIFEST] ?? '{}'));
  } catch {
    return {};
  }
}

function part(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields) // any object has fields of some kind
    : {};
}
