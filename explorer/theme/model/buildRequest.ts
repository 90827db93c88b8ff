import type { BuildRequest } from '@rslib-website/live-rslib/Build';
import { configData, packageText } from '../../shared/project.ts';
import type { Choice, JsonObject, Sample } from '../../shared/Sample.ts';

/** Where projects are in the worker. */
export const PROJECT_FOLDER = '/project';

/** A build in the page; without declarations, if only TypeScript could write them. */
export interface LiveRequest {
  request: BuildRequest;
  lacksTypes: boolean;
}

/** The project of a choice, as Rslib in the page builds it; undefined if it can't. */
export function buildRequest(
  sample: Sample,
  choice: Choice,
  edits: Readonly<Record<string, string>>,
): LiveRequest | undefined {
  const { lib, plugins, ...rest } = configData(sample, choice);
  const { dts, ...own } = lib;
  const react = reactOptions(plugins);
  if (plugins.length > 0 && !react) return undefined;
  return {
    request: {
      folder: PROJECT_FOLDER,
      files: {
        ...sample.sources,
        'package.json': packageText(sample, choice),
        ...edits,
      },
      config: { ...rest, lib: [own] },
      react,
    },
    lacksTypes: dts !== undefined && dts !== false,
  };
}

/** The options of the one plugin that the page has, if it's the only one. */
function reactOptions(plugins: readonly string[]): JsonObject | undefined {
  const [call = '', ...others] = plugins;
  if (!call.startsWith('=pluginReact(') || others.length > 0) return undefined;
  const [, runtime] = /runtime: '(\w+)'/.exec(call) ?? [];
  return runtime ? { swcReactOptions: { runtime } } : {};
}
