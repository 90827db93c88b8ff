import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { splitCopy } from '../../content-model/splitCopy.ts';
import { langs } from '../../site/locales.ts';
import type { Value } from '../read/ConfigFile.ts';
import { readConfig } from '../read/readConfig.ts';
import { toData, type Data } from '../read/toData.ts';
import { tools, type Row, type Rows, type ToolName } from './Conversion.ts';
import { convert } from './convert.ts';
import { isPlugin, readRows } from './readRows.ts';
import { always, isObject } from './rules/Rule.ts';
import { replacements } from './rules/plugins.ts';
import { toolRules } from './rules/toolRules.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The rows of a tool as its guide in `content/` has them. */
function guideRows(tool: ToolName, lang = 'en'): Rows {
  return readRows(tool, page => {
    const file = path.join(root, `content/${lang}${page}.mdx`);
    return splitCopy(readFileSync(file, 'utf8'));
  });
}

/** Plugins without a row: the guide of Vite names them in its text. */
const IN_TEXT = ['@vitejs/plugin-react', 'vite-plugin-dts'];

/** The options of a tool that a guide's table has. */
function optionsOf(tool: ToolName, lang: string): string[] {
  const names = [...guideRows(tool, lang).keys()];
  return names.filter(name => /^[a-z][\w.]*$/i.test(name) && !isGroup(name));

  function isGroup(name: string) {
    return names.some(other => other.startsWith(`${name}.`));
  }
}

/** A config with one option, set to a text of code. */
function configWith(tool: ToolName, option: string, code: string): string {
  const library =
    tool === 'vite' && !option.startsWith('build.lib')
      ? 'build.lib'
      : undefined;
  const keys = option.split('.');
  const nested = keys.reduceRight((inner, key) => `{ ${key}: ${inner} }`, code);
  if (!library) return `export default ${nested}`;
  const rest = keys[0] === 'build' ? nested.slice(9, -1) : '{ lib: {} }';
  return keys[0] === 'build'
    ? `export default { build: { lib: {}, ${rest.trim().slice(1, -1)} } }`
    : `export default { build: ${rest}, ${nested.slice(1, -1)} }`;
}

describe.each(tools)('%s', tool => {
  test.each(langs)('each rule has its row in %s', lang => {
    const rows = guideRows(tool, lang);
    const { rules } = toolRules[tool];
    expect(Object.keys(rules).filter(name => !rows.has(name))).toEqual([]);
  });

  test('no option of the table is lost', () => {
    const { rules } = toolRules[tool];
    const silent = String(always());
    const lost = optionsOf(tool, 'en').filter(option => {
      if (String(rules[option]) === silent) return false;
      const config = configWith(tool, option, 'unknown()');
      const { notes } = convert({ tool, config }, guideRows(tool));
      return !notes.some(note => note.option === option && note.row);
    });
    expect(lost).toEqual([]);
  });

  test('an option without a row is reported', () => {
    const config = configWith(tool, 'misspelt', '1');
    const { notes } = convert({ tool, config }, guideRows(tool));
    expect(notes).toContainEqual(
      expect.objectContaining({ kind: 'unknown', option: 'misspelt' }),
    );
  });
});

test('each plugin that is replaced has its row', () => {
  const rows = guideRows('rollup');
  const without = Object.keys(replacements).filter(name => !rows.has(name));
  expect(without.sort()).toEqual(IN_TEXT);
});

const TOOLS: Readonly<Record<string, ToolName>> = {
  tsup: 'tsup',
  tsdown: 'tsdown',
  vite: 'vite',
  rollup: 'rollup',
  build: 'unbuild',
};

/** What differs from the guide's config, and why. */
const DIFFERENT: Readonly<Record<string, readonly string[]>> = {
  // The package has React; a plugin that isn't needed changes nothing.
  'from-vite-script-tag': ['plugins.0'],
  // Vite builds for browsers; the guide knows that this code is for Node.js.
  'from-vite-node': ['target'],
  // The guide shows variables that no option of Vite names.
  'from-vite-environment': ['define.import.meta.env.MODE', 'target'],
  // The same, and a name that the guide leaves to the package's users.
  'from-vite-dts': ['target', 'entry.date-kit'],
  // What isn't code is copied, if the guide says so.
  'from-unbuild-differences': ['filename.js', 'entry.index', 'copy'],
  // The code uses one of the two names.
  'from-tsup-several-entries': ['define.import.meta.env.LOCALE'],
  // Shows what happens without the two settings.
  'from-tsup-react-lost': ['entry.index', 'target', 'plugins.0'],
  // Rslib finds src/index.tsx itself.
  'from-tsup-react': ['entry.index'],
  // The name that Rslib gives, too.
  'from-tsdown-unbundle': ['filename.js'],
  // The name of the file stays, and with it `exports`.
  'from-tsdown-declarations': ['filename.js'],
  // Without a plugin, Rollup leaves out every package.
  'from-rollup-default-export': ['autoExternal.devDependencies'],
};

const examples = globSync(
  'examples/from-*/{tsup,tsdown,vite,rollup,build}.config.*',
  { cwd: root },
).filter(file =>
  existsSync(path.join(root, path.dirname(file), 'rslib.config.ts')),
);

test.each(examples)('%s becomes what the guide shows', file => {
  const folder = path.join(root, path.dirname(file));
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const tool = toolOf(file);
  const { config = '' } = convert(
    { tool, config: read(path.basename(file)), manifest: read('package.json') },
    guideRows(tool),
  );
  const ours = linesOf(itemsOf(config));
  const theirs = linesOf(itemsOf(read('rslib.config.ts')));
  const differences = [...ours.symmetricDifference(theirs)].map(line =>
    line.replace(/^\d+\.(?:output\.|source\.)?|=.*/g, ''),
  );
  expect([...new Set(differences)].sort()).toEqual(
    [...(DIFFERENT[path.basename(folder)] ?? [])].sort(),
  );
});

/** Small configs that name what no other example does: `files.tsup.ts`. */
const small = globSync(`examples/from-*-options/*.{${tools.join()}}.*`, {
  cwd: root,
});

test.each(small)('%s is kept as it is converted', async file => {
  const [name = ''] = path.basename(file).split('.');
  const folder = path.join(root, path.dirname(file));
  const { config } = convert(
    {
      tool: toolOf(file),
      config: readFileSync(path.join(root, file), 'utf8'),
      manifest: readFileSync(path.join(folder, 'package.json'), 'utf8'),
    },
    guideRows(toolOf(file)),
  );
  await expect(config).toMatchFileSnapshot(
    path.join(folder, `${name}.rslib.ts`),
  );
});

/** Needs a package or a runtime that isn't installed, never ends, or isn't for a config. */
const WITHOUT: Readonly<Record<ToolName, string>> = {
  tsup: 'legacyOutput terserOptions experimentalDts config watch',
  tsdown:
    'workspace css injectStyle exports publint attw unused exe watch customLogger',
  vite: 'tsconfigPath include exclude compilerOptions aliasesExclude pathsToAliases copyDtsFiles insertTypesEntry build.terserOptions build.watch input environments consumer isBundled keepProcessEnv builder',
  rollup: 'rollup-plugin-dts',
  unbuild: '',
};

test.each(tools)('each row of %s has an example', tool => {
  const used = new Set(
    [...examples, ...small]
      .filter(file => toolOf(file) === tool)
      .flatMap(file => namesIn(readFileSync(path.join(root, file), 'utf8'))),
  );
  const rows = [...guideRows(tool)].filter(
    ([name]) => tool === 'rollup' || !isPlugin(name),
  );
  const shown = new Set(
    rows.flatMap(([name, row]) => (used.has(name) ? keyOf(row) : [])),
  );
  const missing = rows.filter(([, row]) => !shown.has(keyOf(row)));
  expect(missing.map(([name]) => name).join(' ')).toBe(WITHOUT[tool]);
});

const keyOf = ({ text, address }: Row) => `${address} ${text}`;

/** The tool of `vite.config.ts`, or of `files.vite.ts`. */
function toolOf(file: string): ToolName {
  const [name = '', kind = ''] = path.basename(file).split('.');
  return TOOLS[name] ?? tools.find(tool => tool === kind) ?? 'tsup';
}

/** The options that a config has, and the packages that it imports. */
function namesIn(text: string): string[] {
  const { value, imports } = readConfig(text);
  const names = imports.map(({ from }) => from);
  const visit = (one: Value, prefix: string): void => {
    if (one.type === 'list') for (const item of one.items) visit(item, prefix);
    if (one.type !== 'object') return;
    for (const [key, member] of one.entries) {
      names.push(prefix + key);
      visit(member, `${prefix}${key}.`);
    }
  };
  if (value) visit(value, '');
  return names;
}

/** Each value with its keys. */
function linesOf(data: Data, keys: string[] = []): Set<string> {
  if (typeof data !== 'object' || data === null || data instanceof RegExp) {
    return new Set([`${keys.join('.')}=${String(data)}`]);
  }
  if (keys.at(-1) === 'copy' || keys.at(-1) === 'index') {
    return new Set([`${keys.join('.')}=${JSON.stringify(data)}`]);
  }
  const lines = Object.entries(data).flatMap(([key, value]) => [
    ...linesOf(value, [...keys, key]),
  ]);
  return new Set(lines);
}

/** Each `lib` item of a config with what it shares with the others. */
function itemsOf(text: string): Data {
  const { value } = readConfig(text);
  const { data } = value ? toData(value) : { data: undefined };
  if (!isObject(data)) return data;
  const { lib = [{}], ...shared } = data;
  return (Array.isArray(lib) ? lib : []).map(item =>
    withoutFolder(join({ format: 'esm', ...shared }, item)),
  );
}

function join(left: Data, right: Data): Data {
  if (!isObject(left) || !isObject(right)) return right ?? left;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return Object.fromEntries(
    [...keys].map(key => [key, join(left[key], right[key])]),
  );
}

/** The guides keep the outputs of both tools apart. */
function withoutFolder(item: Data): Data {
  if (!isObject(item) || !isObject(item['output'])) return item;
  const { distPath: _, ...output } = item['output'];
  const { output: __, ...rest } = item;
  return Object.keys(output).length > 0 ? { ...rest, output } : rest;
}
