import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { root } from '../corpus/readCorpus.ts';
import { summarize } from './summarize.ts';
import type { ToolsResult } from './ToolsResult.ts';

/** Writes the figures that pages and drawings show. */
export async function writeBuildTimes(result: ToolsResult): Promise<void> {
  await writeFile(
    path.join(root, 'site/buildTimes.json'),
    await format(JSON.stringify(summarize(result)), { parser: 'json' }),
  );
}
