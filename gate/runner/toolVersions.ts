import { spawnSync } from 'node:child_process';

/** Programs that the system provides, each with how it tells its version. */
const programs = [
  [process.env['CHROMIUM_PATH'] ?? 'chromium-headless-shell', '--version'],
  ['nginx', '-v'],
  ['java', '-version'],
] as const;

/** One line on what the lockfile doesn't pin. */
export function toolVersions(): string {
  const versions = programs.map(([program, option]) => {
    const { stdout, stderr } = spawnSync(program, [option], {
      encoding: 'utf8',
    });
    // nginx and Java write theirs to the standard error output.
    return `${stdout ?? ''}${stderr ?? ''}`.split('\n', 1)[0];
  });
  return [process.version, process.platform, process.arch, ...versions].join();
}
