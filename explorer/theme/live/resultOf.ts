import type { BuildResult } from '@rslib-website/live-rslib/Build';
import { messageOf } from '../../shared/messageOf.ts';
import type { Result } from '../model/outcomes.ts';
import { PROJECT_FOLDER } from '../model/buildRequest.ts';

/** Who can load files is known of the same files, which were loaded. */
export function resultOf(
  { files, error, log }: BuildResult,
  data?: Result,
): Result {
  if (error !== undefined)
    return { message: messageOf(withoutPlaces(log).split('\n')) || error };
  const isSame =
    data && 'files' in data && textOf(data.files) === textOf(files);
  return { files, loads: isSame ? data.loads : undefined };
}

const textOf = (files: Record<string, string>) =>
  JSON.stringify(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Without the folder, and where in Rslib's code an error was thrown. */
export function withoutPlaces(log: string): string {
  return log
    .replaceAll(PROJECT_FOLDER, '.')
    .split('\n')
    .filter(line => !/^\s+at .*[:(<]/.test(line))
    .join('\n');
}
