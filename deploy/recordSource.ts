// The first step of a build: records what's about to be built. The last step,
// deploy/writeHostFiles.ts, checks it again and writes it into the build.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSource, SOURCE_NOTE } from './build-record/buildRecord.ts';

mkdirSync(path.dirname(SOURCE_NOTE), { recursive: true });
writeFileSync(SOURCE_NOTE, `${JSON.stringify(readSource('.'))}\n`);
