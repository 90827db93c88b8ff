import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { createServer } from './createServer.ts';

// Whatever needs a build is tested by `npm run mcp:eval`.
const root = path.resolve(import.meta.dirname, '..');
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await createServer(root).connect(serverSide);
  await client.connect(clientSide);
});
afterAll(() => client.close());

async function ask(name: string, given: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: given });
  const content = answer.content as { text: string }[];
  return { isError: answer.isError ?? false, text: content[0]?.text ?? '' };
}

describe('the server', () => {
  test('offers five tools that only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'get_page',
      'get_option',
      'list_examples',
      'get_example',
    ]);
    for (const { annotations, description } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(description).toBeTruthy();
    }
  });

  test('knows options of the package and of Rsbuild, in each language', async () => {
    const { text } = await ask('get_option', { name: 'autoExternal' });
    expect(text).toContain('- **Default:** not set; `output.autoExternal`');
    expect(text).toContain('## output.autoExternal');
    const chinese = await ask('get_option', { name: 'format', language: 'zh' });
    expect(chinese.text).toContain('- **默认值：**');
  });

  test('gives an example with its sources and its real output', async () => {
    const { text } = await ask('get_example', { name: 'home-esm' });
    expect(text).toMatch(/## Source[\s\S]*defineConfig[\s\S]*## Output/);
    expect(text).toContain('```js title="dist/index.js"\n');
    expect(text).toContain('(exit code 0)');
  });

  test.each([
    ['get_option', { name: 'none' }, 'There is no option none. Options: '],
    ['get_page', { path: '/../package.json' }, 'There is no page'],
    ['list_examples', { query: 'no such words' }, 'No example has'],
    ['get_example', { name: '../site' }, 'There is no example'],
  ])('%s says what is missing', async (tool, given, reason) => {
    const { isError, text } = await ask(tool, given);
    expect(isError).toBe(true);
    expect(text).toContain(reason);
  });
});
