#!/usr/bin/env node
// The documentation for agents, over standard input and output. It needs a
// build: `npm run build`.
import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './createServer.ts';

const server = createServer(path.resolve(import.meta.dirname, '..'));
await server.connect(new StdioServerTransport());
