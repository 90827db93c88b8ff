import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runInContext } from 'node:vm';
import { rspack } from '@rsbuild/core';
import type { Outcome } from '../../shared/Sample.ts';
import { describeError, namesOf, type LoadCase } from './LoadCase.ts';
import { createPage } from './loadAsScript.ts';

/** Bundles a page that imports the library with Rspack, and runs it. */
export async function loadInBundler(one: LoadCase): Promise<Outcome> {
  const { folder, main } = one;
  const out = path.join(folder, 'app');
  const file = JSON.stringify(path.join(folder, main));
  const entry = `import * as lib from ${file};\nglobalThis.lib = lib;`;
  const error = await bundle(folder, out, entry);
  if (error !== undefined) return { error };
  const page = createPage();
  try {
    runInContext(readFileSync(path.join(out, 'main.js'), 'utf8'), page);
    // The bundle declares `lib`, the exports of the library.
    return { exports: namesOf(runInContext('lib', page) as object) };
  } catch (cause) {
    return { error: describeError(cause, folder) };
  }
}

function bundle(
  context: string,
  out: string,
  entry: string,
): Promise<string | undefined> {
  const compiler = rspack({
    context,
    mode: 'production',
    target: 'web',
    entry: `data:text/javascript,${encodeURIComponent(entry)}`,
    output: { path: out, filename: 'main.js' },
    devtool: false,
    optimization: { minimize: false },
    performance: false,
    module: {
      rules: [{ test: /\.css$/, type: 'css/auto' }],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      const [first] = stats?.toJson({ all: false, errors: true }).errors ?? [];
      compiler.close(() => {
        if (failure) reject(failure);
        else resolve(first && shorten(first.message, context));
      });
    });
  });
}

/** The line of a message that says what is wrong. */
function shorten(message: string, folder: string): string {
  const lines = stripVTControlCharacters(message)
    .replaceAll(`${folder}/`, '')
    .split('\n')
    .map(line => line.replace(/^[\s×╰─▶│]+/, ''));
  const end = lines.findIndex(line => line !== '' && !line.endsWith(':'));
  return lines.slice(0, end + 1).join(' ');
}
