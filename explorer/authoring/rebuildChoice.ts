import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configText, packageText } from '../shared/project.ts';
import { readResult } from '../shared/readResult.ts';
import type { Choice, Sample } from '../shared/Sample.ts';
import { listFiles } from '../../content-model/examples/listFiles.ts';
import { describeDifference } from '../../authoring/examples/builder/describeDifference.ts';
import { runCommand } from '../../authoring/examples/builder/runCommand.ts';
import { messageOf } from '../shared/messageOf.ts';

/**
 * Builds a choice with the command line, as a reader who copied its files would,
 * and returns how the result differs from the data of the sample.
 */
export function rebuildChoice(
  sample: Sample,
  choice: Choice,
  folder: string,
  root: string,
): string[] {
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  rmSync(path.join(folder, '.rstack'), { recursive: true, force: true });
  const write = (file: string, text: string) =>
    writeFileSync(path.join(folder, file), text);
  write('rslib.config.ts', configText(sample, choice));
  write('package.json', packageText(sample, choice));
  const { exit, log } = runCommand('rslib', folder, root, { [folder]: '.' });
  const written = listFiles(folder)
    .filter(file => file.startsWith('dist/'))
    .map(
      file => [file, readFileSync(path.join(folder, file), 'utf8')] as const,
    );
  const actual =
    exit === 0
      ? { files: Object.fromEntries(written) }
      : { message: messageOf(log) };

  const known = readResult(sample, choice);
  const expected = 'message' in known ? known : { files: known.files };
  return describeDifference(expected, actual);
}
