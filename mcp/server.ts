#!/usr/bin/env node
// The documentation for agents, from this project and its last build (`npm run build`).
// The package has the same server with data of its own: package/cli.ts.
import path from 'node:path';
import { sayMistakes } from '../tooling/mistakes.ts';
import { collectDocs } from './docs/collectDocs.ts';
import { runServer } from './runServer.ts';

sayMistakes();
const docs = collectDocs(path.resolve(import.meta.dirname, '..'));
await runServer(docs, process.argv.slice(2));
