import type { Dictionary, Value } from '../read/ConfigFile.ts';
import { readConfig } from '../read/readConfig.ts';
import { composeConfig } from './composeConfig.ts';
import { convertManifest } from './convertManifest.ts';
import type { Conversion, Note, Rows, Source, ToolName } from './Conversion.ts';
import { Draft } from './Draft.ts';
import {
  formatWithTypesFolder,
  setDeclarations,
  setEntries,
  setReact,
} from './finish.ts';
import { setExternals } from './externals.ts';
import { readManifest } from './Manifest.ts';
import { noteOf } from './noteOf.ts';
import { convertOptions } from './convertOptions.ts';
import { toolRules } from './rules/toolRules.ts';
import { Written } from './Written.ts';

/** What a new rslib.config.ts imports, in the versions that the site describes. */
const VERSIONS = { '@rslib/core': '^1.0.1', '@rsbuild/plugin-react': '^2.1.1' };

/** Turns the config of another tool into one of Rslib, by the rows of its guide. */
export function convert(source: Source, rows: Rows): Conversion {
  const { tool } = source;
  const { value, imports, problems } = readConfig(source.config);
  const notes: Note[] = [];
  if (!value) {
    const unread = problems.map(({ path, ...problem }): Note => ({
      kind: 'unread',
      option: path,
      ...problem,
    }));
    return { manifest: [], notes: unread };
  }
  const manifest =
    source.manifest === undefined ? undefined : readManifest(source.manifest);
  const written = new Written(source.config, tool);
  const drafts: Draft[] = [];
  for (const config of configsOf(value, rows, notes)) {
    for (const one of outputsOf(config)) {
      const draft = new Draft({ imports, manifest, rows, written });
      convertOptions(one, tool, draft, notes);
      drafts.push(draft);
    }
  }
  if (tool === 'vite' && !hasLibrary(value)) {
    const row = rows.get('build.lib');
    return {
      manifest: [],
      notes: [
        { kind: 'left', option: 'build.lib', ...(row && { row }) },
        ...notes,
      ],
    };
  }
  const code = drafts.filter(draft => !draft.isOnlyTypes);
  const built = (code.length > 0 ? code : drafts).filter(
    ({ formats }) => formats?.length !== 0,
  );
  const [first] = built;
  if (!first) {
    // Rslib has none of the formats, or nothing in the list is an object.
    const reasons = notes.filter(({ option }) =>
      /\bformats?$|^\[/.test(option),
    );
    return { manifest: [], notes: unique(reasons) };
  }
  if (code.length > 0 && code.length < drafts.length) first.dts = true;
  for (const draft of built) {
    const isAsked = draft.dts !== undefined;
    toolRules[tool].finish(draft);
    if (!isAsked && draft.dts) {
      // Because package.json names declarations.
      const row = rows.get('dts');
      notes.push({ kind: 'changed', option: 'dts', ...(row && { row }) });
    }
    setEntries(draft);
    setReact(draft);
    setExternals(draft, tool);
    setDeclarations(draft, tool);
  }
  const changes =
    manifest &&
    convertManifest(manifest, tool, {
      added: {
        '@rslib/core': VERSIONS['@rslib/core'],
        ...(built.some(({ plugins }) => plugins.size > 0) && {
          '@rsbuild/plugin-react': VERSIONS['@rsbuild/plugin-react'],
        }),
      },
      renameTypes: path => renameTypes(path, tool, built),
    });
  for (const { path, code } of changes?.unread ?? []) {
    notes.push({ kind: 'unread', option: path, code });
  }
  return {
    config: composeConfig(built),
    manifest: changes?.changes ?? [],
    notes: unique(notes),
  };
}

/** What becomes of the path of a declaration: the output that it's of decides. */
function renameTypes(path: string, tool: ToolName, drafts: Draft[]): string {
  const [, file = ''] = /^(?:\.\/)?(.*\.d\.[cm]?ts)$/.exec(path) ?? [];
  const here = drafts.filter(
    ({ dts, folder }) => dts && file.startsWith(`${folder}/`),
  );
  const isOf = ({ folder, entryNames }: Draft) =>
    entryNames.some(name => file.startsWith(`${folder}/${name}.d.`));
  const draft = here.find(isOf) ?? here[0];
  if (!draft) return path;
  const own = formatWithTypesFolder(draft, tool);
  if (own && path.endsWith(own === 'esm' ? '.d.mts' : '.d.cts'))
    return path.replace(`${draft.folder}/`, `${draft.folder}/${own}/`);
  return tool === 'tsup' ? path : path.replace(/\.d\.[cm]ts$/, '.d.ts');
}

/** The configs of a file that has one or a list of them. */
function configsOf(value: Value, rows: Rows, notes: Note[]): Dictionary[] {
  const values = value.type === 'list' ? value.items : [value];
  return values.flatMap((one, index) => {
    if (one.type === 'object') return [one];
    notes.push(noteOf('unread', `[${index}]`, one, rows));
    return [];
  });
}

/** A config of Rollup may have several outputs: one config for each. */
function outputsOf(config: Dictionary): Dictionary[] {
  const output = config.entries.get('output');
  if (output?.type !== 'list') return [config];
  return output.items.map(one => ({
    ...config,
    entries: new Map([...config.entries, ['output', one]]),
  }));
}

function hasLibrary(value: Value): boolean {
  if (value.type !== 'object') return false;
  const build = value.entries.get('build');
  return build?.type === 'object' && build.entries.has('lib');
}

/** Outputs of one config have its notes in common. */
function unique(notes: Note[]): Note[] {
  const keyOf = ({ kind, option, place }: Note) =>
    JSON.stringify([kind, option, place?.from]);
  return [...new Map(notes.map(note => [keyOf(note), note])).values()];
}
