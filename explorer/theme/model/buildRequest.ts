import type { BuildRequest } from '@rslib-website/live-rslib/Build';
import {
  readRslibConfig,
  type ConfigProblem,
} from '@rslib-website/converter/readRslibConfig';

/** Where projects are in the worker. */
export const PROJECT_FOLDER = '/project';

export type LiveRequest =
  { request: BuildRequest; lacksTypes: boolean } | { problem: ConfigProblem };

/** A project as Rslib in the page builds it. */
export function buildRequest(
  config: string,
  files: Readonly<Record<string, string>>,
): LiveRequest {
  const read = readRslibConfig(config);
  if ('problem' in read) return read;
  const { lacksTypes, ...options } = read;
  return { request: { folder: PROJECT_FOLDER, files, ...options }, lacksTypes };
}
