import { createHash } from 'node:crypto';
import path from 'node:path';
import { hashProject } from '../../authoring/examples/builder/collectFiles.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The tools that decide what a sample looks like. */
const toolNames = [
  '@rslib/core',
  '@rsbuild/core',
  '@rspack/core',
  'rsbuild-plugin-dts',
  'typescript',
  '@microsoft/api-extractor',
  '@rsbuild/plugin-react',
  '@rsbuild/plugin-vue',
  '@swc/helpers',
  'mitt',
  'react',
  'vue',
];

/** The versions that a sample names. */
export function toolsOf(toolchain: Record<string, string>) {
  return Object.fromEntries(
    toolNames.map(name => [name, toolchain[name] ?? '']),
  );
}

/** Everything besides the sample itself that decides its data. */
export function hashSampleCode(toolchain: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(toolsOf(toolchain)));
  hash.update(process.versions.node.split('.')[0] ?? '');
  for (const name of [
    'authoring/examples/builder',
    'explorer/authoring',
    'explorer/shared',
  ]) {
    for (const [file, content] of hashProject(path.join(root, name))) {
      if (!file.endsWith('.test.ts')) hash.update(`${file}\0${content}\0`);
    }
  }
  return hash.digest('hex');
}
