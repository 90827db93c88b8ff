// A loader of Rspack for the files of the tools: what they ask of Node.js while they
// are loaded is answered here, where it's known.
import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { parseSync } from 'oxc-parser';
import { BINDING } from './cutLock.ts';
import { patchFile } from './patches.ts';

const MODULES = '/node_modules/';

// The bundler reads the default export of a loader.
// eslint-disable-next-line import/no-default-export
export default function toolLoader(
  this: Rspack.LoaderContext,
  source: string,
): string {
  return adaptTool(this.resourcePath, source);
}

/** A file of a tool as it can run in a worker. */
export function adaptTool(file: string, source: string): string {
  const inside = file.slice(file.lastIndexOf(MODULES) + MODULES.length);
  const patched = patchFile(file, source);
  if (/^(?:@emnapi|@napi-rs|@tybys)\//.test(inside)) {
    // They take anything with a version for Node.js, whose workers have `on`.
    return `const process = undefined, __non_webpack_require__ = undefined;\n${patched}`;
  }
  // The binding has its own worker beside it, which the bundler finds.
  if (inside.startsWith(`${BINDING}/`)) return patched;
  if (inside.startsWith('rspack-vue-loader/'))
    return nameFiles(inside, patched);
  return fixPlace(inside, importByTable(inside, patched));
}

/** Tells CommonJS where it is, and the files beside it. */
function nameFiles(inside: string, source: string): string {
  const filename = `/tools${MODULES}${inside}`;
  const code = source.replace(
    /require\.resolve\('(\.\/\w+)'\)/g,
    (_, file: string) =>
      JSON.stringify(`${path.resolve(filename, '..', file)}.js`),
  );
  return `const __filename = ${JSON.stringify(filename)};\n${code}`;
}

/** Replaces `import.meta` and its kin by where the tools believe to be. */
function fixPlace(inside: string, source: string): string {
  const filename = `/tools${MODULES}${inside}`;
  const dirname = filename.slice(0, filename.lastIndexOf('/'));
  const spans = /import\.meta\b/.test(source)
    ? parseSync(inside, source).module.importMetas
    : [];
  const lines = [
    ...(spans.length > 0
      ? [`const toolMeta = toolMetaOf(${JSON.stringify(inside)});`]
      : []),
    ...(/\b__dirname\b/.test(source) && inside.includes('/compiled/')
      ? [`const __dirname = ${JSON.stringify(dirname)};`]
      : []),
    replaceSpans(source, spans, () => 'toolMeta'),
  ];
  return lines.join('\n');
}

/** `import()` of a computed address asks the worker's table. */
function importByTable(inside: string, source: string): string {
  if (!source.includes('import(')) return source;
  const computed = parseSync(inside, source).module.dynamicImports.filter(
    ({ moduleRequest: { start } }) => !/['"]/.test(source.charAt(start)),
  );
  return replaceSpans(source, computed, text =>
    text.replace(/^import\b/, 'importTool'),
  );
}

interface Span {
  start: number;
  end: number;
}

function replaceSpans(
  text: string,
  spans: readonly Span[],
  replace: (part: string) => string,
): string {
  return spans
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end }) =>
        result.slice(0, start) +
        replace(result.slice(start, end)) +
        result.slice(end),
      text,
    );
}
