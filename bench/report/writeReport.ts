import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { readResult, type ResultName } from '../results/resultFiles.ts';
import { pagesSection } from './pagesSection.ts';
import { toolsSection } from './toolsSection.ts';

const HEAD = '# Results\n\nWritten by `npm run bench report`; edits are lost.';

const folder = path.resolve(import.meta.dirname, '..');

function sectionOf<T>(
  name: ResultName,
  describe: (result: T) => string,
): string[] {
  const result = readResult<T>(name);
  return result ? [describe(result)] : [];
}

/** Writes bench/RESULTS.md. */
export async function writeReport(): Promise<void> {
  const text = [
    HEAD,
    ...sectionOf('pages', pagesSection),
    ...sectionOf('tools', toolsSection),
  ].join('\n\n');
  await writeFile(
    path.join(folder, 'RESULTS.md'),
    await format(text, { parser: 'markdown', singleQuote: true }),
  );
}
