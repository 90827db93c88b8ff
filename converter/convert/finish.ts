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
    draft.entries = folder === 'src' ? undefined : { index: `./${folder}/**` };
    draft.options['outBase'] ??= `./${folder}`;
  } else if (
    draft.options['bundle'] !== false &&
    draft.entryNames.join() === 'index' &&
    /^\.\/src\/index(?:\.ts)?$/.test(paths.join())
  ) {
    draft.entries = undefined;
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

/** Asks for declarations: once, or once for each extension. */
export function setDeclarations(draft: Draft, tool: ToolName): void {
  if (!draft.dts) return;
  const modules = (draft.formats ?? []).filter(
    format => format === 'esm' || format === 'cjs',
  );
  const [first = draft.formats?.[0]] = modules;
  const { manifest } = draft;
  // tsup names them after the files: .d.cts beside .cjs.
  const isNamed =
    tool === 'tsup' &&
    (modules.length > 1 ||
      (manifest && (manifest.type === 'module') !== (first === 'esm')));
  if (isNamed) {
    for (const format of modules) {
      draft.set('dts', { autoExtension: true }, format);
    }
  } else if (first) {
    draft.set('dts', true, first);
  }
}
