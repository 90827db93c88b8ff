import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { createServer, VERSION } from './createServer.ts';
import { createLibrary } from './Library.ts';
import { collectDocs } from './docs/collectDocs.ts';

// Whatever needs a build is tested by `npm run mcp:eval`.
const root = path.resolve(import.meta.dirname, '..');
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await createServer(createLibrary(collectDocs(root))).connect(serverSide);
  await client.connect(clientSide);
});
afterAll(() => client.close());

async function ask(name: string, given: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: given });
  const content = answer.content as { text: string }[];
  return { isError: answer.isError ?? false, text: content[0]?.text ?? '' };
}

describe('the server', () => {
  test('has the version of the Rslib it describes', () => {
    const manifest = readFileSync(path.join(root, 'package.json'), 'utf8');
    expect(manifest).toContain(`"@rslib/core": "${VERSION}"`);
  });

  test('offers eight tools that only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'explain_error',
      'get_page',
      'get_option',
      'get_output',
      'list_examples',
      'get_example',
      'convert_config',
    ]);
    for (const { annotations, description } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(description).toBeTruthy();
    }
  });

  test('finds examples by words of their code, in any order', async () => {
    const { text } = await ask('list_examples', { query: 'react css modules' });
    const [first = ''] = text.split('\n');
    expect(first).toMatch(/react|css/);
    expect(text.split('\n').length).toBeLessThanOrEqual(20);
    const chinese = await ask('list_examples', { query: '声明文件' });
    expect(chinese.text).toContain('dts');
  });

  test('gives one file of an example in full', async () => {
    const file = 'dist/index.js';
    const { text } = await ask('get_example', { name: 'home-esm', file });
    expect(text).toMatch(/^# home-esm\n\n```js title="dist\/index\.js"\n/);
  });

  test('gives an example with its sources and its real output', async () => {
    const { text } = await ask('get_example', { name: 'home-esm' });
    expect(text).toMatch(/## Source[\s\S]*defineConfig[\s\S]*## Output/);
    expect(text).toContain('```js title="dist/index.js"\n');
    expect(text).toContain('(exit code 0)');
  });

  test('says what is written for options, in their many spellings', async () => {
    const options = { 'lib.format': "'umd'", target: 'web', dts: true };
    const { text } = await ask('get_output', { options });
    expect(text).toContain('sample=event-log&format=umd&target=web&dts=files');
    expect(text).toContain("umdName: 'EventLog'");
    expect(text).toContain('- script: global variables EventLog');
    expect(text).toMatch(
      /Node\.js reads this[^\n]*\/config\/lib\/format#a-umd/,
    );
    expect(text).toContain('title="dist/script.d.ts (');
  });

  test('finds the sample that has the options, or the one that is named', async () => {
    const options = { syntax: 'es5' };
    expect((await ask('get_output', { options })).text).toMatch(
      /^# task-queue/,
    );
    const sample = 'card-writer';
    expect((await ask('get_output', { sample })).text).toMatch(
      /^# card-writer/,
    );
    const { text } = await ask('get_output', {});
    expect(text).toContain('- `jsx` (swcReactOptions.runtime): `automatic`');
  });

  test('gives the message of a build that fails, and notes in Chinese', async () => {
    const options = { format: 'umd', bundle: false };
    const { text, isError } = await ask('get_output', { options });
    expect(isError).toBe(false);
    expect(text).toContain('When using "umd" format, "bundle" must be set');
    const chinese = await ask('get_output', {
      options: { format: 'umd' },
      language: 'zh',
    });
    expect(chinese.text).toContain('/zh/config/lib/format#global-is-not');
  });

  test.each([
    ['get_output', { options: { format: 'amd' } }, 'no lib.format amd, only'],
    ['get_output', { options: { color: 'red' } }, 'no option color'],
    ['get_output', { sample: '../site' }, 'Samples: event-log, star-rating'],
    [
      'get_output',
      { options: Object.fromEntries([...Array(21).keys()].map(n => [n, 'x'])) },
      'At most 20 options',
    ],
    ['get_output', { options: { format: 'x'.repeat(301) } }, 'At most 300'],
    ['get_option', { name: 'none' }, 'There is no option none. Options: '],
    ['get_page', { path: '/../package.json' }, 'There is no page'],
    ['list_examples', { query: 'xylophone' }, 'No example has'],
    ['get_example', { name: '../site' }, 'There is no example'],
    ['get_example', { name: 'home-esm', file: '../a' }, 'Files: '],
  ])('%s says what is missing', async (tool, given, reason) => {
    const { isError, text } = await ask(tool, given);
    expect(isError).toBe(true);
    expect(text).toContain(reason);
  });
});
