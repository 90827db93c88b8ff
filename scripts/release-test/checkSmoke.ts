import { execFile } from 'node:child_process';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ASSETS } from '../../deploy/release/layout.ts';
import { isCompressedCopy, listFiles } from '../../deploy/release/listFiles.ts';
import type { Checks } from './Checks.ts';
import type { ReleaseHost } from './startReleases.ts';

const script = path.resolve(import.meta.dirname, '../smoke.ts');

/** Runs the smoke test on the served release and says how it ended. */
async function smoke(host: ReleaseHost, origin: string): Promise<string> {
  const memory = path.join(path.dirname(host.folder), 'smoke.json');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      script,
      ...['--origin', origin, '--memory', memory],
    ]);
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

/** The smoke test passes on the release readers get now. */
export async function checkSmoke(
  host: ReleaseHost,
  origin: string,
  checks: Checks,
): Promise<void> {
  const output = await smoke(host, origin);
  checks.add('smoke', output.includes(' 0 failed'), output);
}

/** It asks for files of earlier releases, and tells when one is gone. */
export async function checkSmokeAfterwards(
  host: ReleaseHost,
  origin: string,
  checks: Checks,
): Promise<void> {
  const output = await smoke(host, origin);
  const [, old = '0'] = /(\d+) files of earlier releases:/.exec(output) ?? [];
  checks.add(
    'smoke asks for old files',
    Number(old) > 100 && output.includes(' 0 failed'),
    output,
  );
  console.log(`smoke: ${output.trim()}`);

  const pool = path.join(host.folder, ASSETS);
  const name = listFiles(pool).find(
    file => file.includes('/page_en_') && !isCompressedCopy(file),
  );
  const lost = ['', '.br', '.gz'].map(ending => path.join(pool, name + ending));
  for (const file of lost) renameSync(file, `${file}.away`);
  const broken = await smoke(host, origin);
  for (const file of lost) renameSync(`${file}.away`, file);
  checks.add(
    'smoke tells of a lost file',
    broken.includes(`/${ASSETS}/${name}: answers 404`),
    broken,
  );
}
