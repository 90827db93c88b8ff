// One of the processes that build choices of a sample, one after another. It is
// started anew now and then, because each build leaves memory behind.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../content-model/examples/listFiles.ts';
import { runApi } from '../../authoring/examples/builder/runExample.ts';
import { messageOf } from '../shared/messageOf.ts';

/** A choice to build, in the folder of its sample. */
export interface Job {
  folder: string;
  /** The file that this process prints to. */
  output: string;
  config: string;
  manifest: string;
  /** JavaScript without declarations, or declarations alone. */
  part: 'js' | 'dts';
}

/** What a build wrote, or what it printed when it refused. */
export interface Built {
  files: Record<string, string>;
  message: string;
}

const isDeclaration = (file: string) => /\.d\.[cm]?ts$/.test(file);

async function build(job: Job): Promise<Built> {
  const { folder, part } = job;
  const dist = path.join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  writeFileSync(path.join(folder, 'rslib.config.ts'), job.config);
  writeFileSync(path.join(folder, 'package.json'), job.manifest);
  const { exit, log } = await runApi(
    folder,
    { [folder]: '.' },
    job.output,
    ({ lib }) => {
      // `dts` decides nothing about the JavaScript, and takes most of the time.
      if (part === 'js') lib?.forEach(one => (one.dts = false));
    },
  );
  if (exit !== 0) return { files: {}, message: messageOf(log) };
  const files = listFiles(folder)
    .filter(file => file.startsWith('dist/'))
    .filter(file => isDeclaration(file) === (part === 'dts'))
    .map(
      file => [file, readFileSync(path.join(folder, file), 'utf8')] as const,
    );
  return { files: Object.fromEntries(files), message: '' };
}

process.on('message', (job: Job) => {
  build(job).then(
    built => process.send?.({ built }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
