import type { BuildRequest } from '@rslib-website/live-rslib/Build';
import {
  readRslibConfig,
  type ConfigProblem,
} from '@rslib-website/converter/readRslibConfig';

/** Where projects are in the worker. */
export const PROJECT_FOLDER = '/project';

export type LiveRequest =
  | {
      request: BuildRequest;
      /** `offered` if TypeScript in the page could write them. */
      lacksTypes: boolean | 'offered';
    }
  | { problem: ConfigProblem };

/** A project as Rslib in the page builds it, with types where TypeScript is there. */
export function buildRequest(
  config: string,
  files: Readonly<Record<string, string>>,
  types?: string,
): LiveRequest {
  const read = readRslibConfig(config);
  if ('problem' in read) return read;
  const { lacksTypes, typed, ...options } = read;
  const request = { folder: PROJECT_FOLDER, files, ...options };
  if (!typed) return { request, lacksTypes };
  return types
    ? { request: { ...request, config: typed, types }, lacksTypes: false }
    : { request, lacksTypes: 'offered' };
}
