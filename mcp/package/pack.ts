// Writes the package rslib-docs-mcp: a folder that needs nothing but Node.js, and its
// tarball. `npm run mcp:pack` after `npm run build`; the argument is the target folder.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readCommand } from '../../tooling/readCommand.ts';
import { createRslib } from '@rslib/core';
import { VERSION } from '../createServer.ts';
import { collectDocs } from '../docs/collectDocs.ts';
import { writeDocs } from '../docs/packedDocs.ts';
import { parseJson } from '../../shared/parseJson.ts';

const root = path.resolve(import.meta.dirname, '../..');
const {
  positionals: [folder = path.join(root, '.cache/mcp-package')],
} = readCommand({ allowPositionals: true });
const target = path.resolve(folder);

rmSync(target, { recursive: true, force: true });
mkdirSync(path.join(target, 'data'), { recursive: true });
writeDocs(collectDocs(root), path.join(target, 'data'));

const rslib = await createRslib({
  cwd: root,
  config: {
    logLevel: 'error',
    performance: { buildCache: false },
    lib: [
      {
        format: 'esm',
        syntax: ['node 20'],
        source: { entry: { cli: './mcp/package/cli.ts' } },
        output: {
          target: 'node',
          distPath: path.join(target, 'dist'),
          // All of it is inside, so that npx has nothing else to install.
          autoExternal: false,
          minify: true,
        },
      },
    ],
  },
});
await (await rslib.build()).close();
chmodSync(path.join(target, 'dist/cli.js'), 0o755);

const manifest = {
  name: 'rslib-docs-mcp',
  version: VERSION,
  description: 'The documentation of Rslib for AI tools, as an MCP server',
  homepage: 'https://rslib.rs/guide/start/ai',
  type: 'module',
  bin: { 'rslib-docs-mcp': './dist/cli.js' },
  files: ['data', 'dist'],
  engines: { node: '>=20.19' },
};
writeFileSync(
  path.join(target, 'package.json'),
  `${JSON.stringify(manifest, undefined, 2)}\n`,
);
copyFileSync(
  path.join(import.meta.dirname, 'README.md'),
  path.join(target, 'README.md'),
);
const [packed] = parseJson<
  { filename: string; size: number; unpackedSize: number }[]
>(
  execFileSync('npm', ['pack', '--json', '--silent'], {
    cwd: target,
    encoding: 'utf8',
  }),
);
if (!packed) throw new Error('npm pack wrote no tarball.');
console.log(
  `${path.join(target, packed.filename)}: ${packed.size} bytes, unpacked ${packed.unpackedSize}`,
);
