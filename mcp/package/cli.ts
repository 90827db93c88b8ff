#!/usr/bin/env node
// The entry of the package rslib-docs-mcp, which pack.ts bundles.
import path from 'node:path';
import { readPackedDocs } from '../docs/packedDocs.ts';
import { runServer } from '../runServer.ts';

const folder = path.resolve(import.meta.dirname, '../data');
try {
  await runServer(readPackedDocs(folder), process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
