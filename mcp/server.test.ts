import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from '@rstest/core';

// The server as a client starts it: a process that reads and writes lines.
const ANSWER_LIMIT_MS = 60_000;

interface Answer {
  id: number | null;
  result?: { content?: { text: string }[]; isError?: boolean };
  error?: { code: number; message: string };
}

let server: ChildProcess;
let answers: AsyncIterator<string, undefined>;

beforeEach(() => {
  server = spawn(process.execPath, [path.resolve('mcp/server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!server.stdout) throw new Error('The server has no output.');
  answers = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  send(1, 'initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1.0.0' },
  });
});
afterEach(() => {
  server.kill();
});

function send(id: number, method: string, params: object): void {
  const message = { jsonrpc: '2.0', id, method, params };
  server.stdin?.write(`${JSON.stringify(message)}\n`);
}

async function next(): Promise<Answer> {
  const { value } = await answers.next();
  if (value === undefined) throw new Error('The server ended unasked.');
  return JSON.parse(value) as Answer;
}

test(
  'a line of 11 MB is answered with an error, and the next one as ever',
  async () => {
    expect((await next()).id).toBe(1);
    send(2, 'tools/call', {
      name: 'search',
      arguments: { query: 'x'.repeat(11 * 1024 * 1024) },
    });
    const { id, error } = await next();
    expect(id).toBeNull();
    expect(error?.message).toMatch(/bytes and was not read/);
    send(3, 'tools/list', {});
    expect((await next()).id).toBe(3);
  },
  ANSWER_LIMIT_MS,
);

test(
  'a text that is too long is refused at once, by every tool',
  async () => {
    await next();
    const calls: [tool: string, parameter: string][] = [
      ['search', 'query'],
      ['get_page', 'path'],
      ['get_option', 'name'],
      ['list_examples', 'query'],
      ['get_example', 'name'],
      ['explain_error', 'message'],
      ['get_output', 'sample'],
    ];
    for (const [at, [name, parameter]] of calls.entries()) {
      send(10 + at, 'tools/call', {
        name,
        arguments: { [parameter]: 'word '.repeat(8000) },
      });
      const { id, result, error } = await next();
      expect(id).toBe(10 + at);
      expect(error?.message ?? result?.content?.[0]?.text).toMatch(
        /At most \d+ characters/,
      );
    }
  },
  ANSWER_LIMIT_MS,
);
