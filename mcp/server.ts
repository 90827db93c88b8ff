#!/usr/bin/env node
// The documentation for agents, over standard input and output. Needs a build:
// `npm run build`.
import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './createServer.ts';
import { limitLines, tooLongAnswer } from './limitLines.ts';
import { MAX_LINE_BYTES } from './limits.ts';

const server = createServer(path.resolve(import.meta.dirname, '..'));
const input = limitLines(MAX_LINE_BYTES, () =>
  process.stdout.write(tooLongAnswer(MAX_LINE_BYTES)),
);
process.stdin.pipe(input);
await server.connect(new StdioServerTransport(input, process.stdout));
