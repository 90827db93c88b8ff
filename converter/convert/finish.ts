import type { ToolName } from './Conversion.ts';
import type { Draft } from './Draft.ts';
import { keptOut } from './Manifest.ts';
import { isOptions } from './print.ts';

/** Leaves out entries and a folder that are Rslib's default. */
export function setEntries(draft: Draft): void {
  const output = draft.options['output'];
  if (isOptions(output) && output['distPath'] === 'dist') {
    delete output['distPath'];
    if (Object.keys(output).length === 0) delete draft.options['output'];
  }
  const { entries } = draft;
  const paths = Object.values(entries).flat();
  if (draft.options['bundle'] === false && draft.isWholeFolder) {
    // A tool that follows imports finds them in the folder of its entries.
    const [folder = 'src'] = (paths[0] ?? 'src/')
      .replace(/^\.\//, '')
      .split('/');
    draft.hasDefaultEntries = folder === 'src';
    draft.entries = { index: `./${folder}/**` };
    draft.options['outBase'] ??= `./${folder}`;
  } else if (
    draft.options['bundle'] !== false &&
    draft.entryNames.join() === 'index' &&
    /^\.\/src\/index(?:\.ts)?$/.test(paths.join())
  ) {
    draft.hasDefaultEntries = true;
  }
}

/** Adds what compiles JSX, which other tools do without a plugin. */
export function setReact(draft: Draft): void {
  const paths = Object.values(draft.entries).flat();
  const hasJsx = paths.some(path => /\.[jt]sx$/.test(path));
  const known = [
    ...keptOut(draft.manifest),
    ...Object.keys(draft.manifest?.devDependencies ?? {}),
  ];
  const isOther = ['vue', 'preact', 'solid-js', 'svelte'].some(name =>
    known.includes(name),
  );
  const isReact = keptOut(draft.manifest).includes('react');
  if (!isOther && (isReact || (hasJsx && !draft.manifest))) {
    draft.plugins.set('pluginReact', '@rsbuild/plugin-react');
  }
}

/**
 * The format whose declarations need a folder of their own: for both kinds of modules,
 * Rslib would write index.d.ts twice, and rename one of them.
 */
export function formatWithTypesFolder(
  { formats = [], manifest }: Draft,
  tool: ToolName,
): 'esm' | 'cjs' | undefined {
  const isNamed = tool === 'tsup' || tool === 'tsdown';
  if (!isNamed || !formats.includes('esm') || !formats.includes('cjs'))
    return undefined;
  return manifest && manifest.type !== 'module' ? 'esm' : 'cjs';
}

/** Asks for declarations: once, or once for each extension. */
export function setDeclarations(draft: Draft, tool: ToolName): void {
  if (!draft.dts) return;
  const { formats = [], manifest, folder } = draft;
  const own = formatWithTypesFolder(draft, tool);
  if (own) {
    const autoExtension = true;
    const distPath = `${folder}/${own}`;
    for (const format of ['esm', 'cjs'] as const) {
      draft.set(
        'dts',
        format === own ? { autoExtension, distPath } : { autoExtension },
        format,
      );
    }
    return;
  }
  const first =
    formats.find(format => format === 'esm' || format === 'cjs') ?? formats[0];
  if (!first) return;
  // tsup names them after the file: .d.cts beside .cjs.
  const isNamed =
    tool === 'tsup' &&
    manifest &&
    (manifest.type === 'module') !== (first === 'esm');
  draft.set('dts', isNamed ? { autoExtension: true } : true, first);
}
