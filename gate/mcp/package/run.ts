// Packs the MCP server, installs the tarball in an empty folder, and asks it there
// through a real client: over standard input and output, and over HTTP.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { VERSION } from '@rslib-website/mcp/createServer';

/** A call of each tool, and what its answer contains. */
const calls: [tool: string, given: Record<string, unknown>, text: string][] = [
  ['search', { query: 'react component library' }, '/guide/solution/react'],
  ['search', { query: '怎么生成声明文件' }, 'https://rslib.rs/zh/'],
  ['explain_error', { message: 'Unsupported format: amd' }, 'errors-config#'],
  ['get_page', { path: '/config/lib/dts#dtsbundle' }, '## dts.bundle'],
  ['get_option', { name: 'umdName' }, 'umdName: '],
  ['get_output', { options: { format: 'umd' } }, '## Who can load it'],
  ['list_examples', { query: 'react css modules' }, 'react'],
  ['get_example', { name: 'home-esm' }, 'title="dist/index.js"'],
  [
    'convert_config',
    { tool: 'tsup', config: 'export default { minify: true }' },
    'output: { minify: true }',
  ],
];
const PROGRAM = 'rslib-docs-mcp';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'mcp-package-'));
try {
  const packed = path.join(folder, 'packed');
  const empty = path.join(folder, 'empty');
  run(root, process.execPath, ['mcp/package/pack.ts', packed]);
  const [tarball = ''] = readdirSync(packed).filter(one =>
    one.endsWith('.tgz'),
  );
  // Without a network: nothing but the tarball may be needed.
  run(folder, 'npm', [
    ...['install', '--offline', '--no-audit', '--no-fund', '--prefix', empty],
    path.join(packed, tarball),
  ]);
  assert.deepEqual(
    readdirSync(path.join(empty, 'node_modules')).filter(
      one => !one.startsWith('.'),
    ),
    [PROGRAM],
  );
  await checkLines(empty);
  await checkHttp(empty);
  console.log(
    `${tarball} answers ${calls.length} calls over standard input and output, and over HTTP`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(cwd: string, command: string, args: readonly string[]): void {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function checkLines(cwd: string): Promise<void> {
  const transport = new StdioClientTransport({
    command: 'npx',
    args: ['--offline', PROGRAM],
    cwd,
  });
  await askAll(transport);
}

async function checkHttp(cwd: string): Promise<void> {
  const bin = path.join(cwd, 'node_modules/.bin', PROGRAM);
  const server = spawn(bin, ['--http', '--port', '0'], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const lines = createInterface({ input: server.stderr });
    const { value } = await lines[Symbol.asyncIterator]().next();
    const [url = ''] = /http:\S+/.exec(String(value)) ?? [];
    await askAll(new StreamableHTTPClientTransport(new URL(url)));
    const headers = { origin: 'https://example.com' };
    const { status } = await fetch(url, { method: 'POST', headers });
    assert.equal(status, 403, 'A web page could ask the server.');
  } finally {
    server.kill();
  }
}

async function askAll(
  transport: StdioClientTransport | StreamableHTTPClientTransport,
): Promise<void> {
  const client = new Client({ name: 'package-check', version: '1.0.0' });
  await client.connect(transport);
  assert.equal(client.getServerVersion()?.version, VERSION);
  const { tools } = await client.listTools();
  const names = new Set(calls.map(([tool]) => tool));
  assert.deepEqual(new Set(tools.map(({ name }) => name)), names);
  for (const [name, given, text] of calls) {
    const { content, isError } = await client.callTool({
      name,
      arguments: given,
    });
    const answer = JSON.stringify(content);
    assert.ok(
      !isError && answer.includes(JSON.stringify(text).slice(1, -1)),
      `${name} ${JSON.stringify(given)} lacks ${text}: ${answer.slice(0, 500)}`,
    );
  }
  await client.close();
}
