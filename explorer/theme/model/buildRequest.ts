import type { BuildRequest } from '@rslib-website/live-rslib/Build';
import type {
  Problem,
  Reason,
  Value,
} from '@rslib-website/converter/ConfigFile';
import { readConfig } from '@rslib-website/converter/readConfig';
import { toData, type Data } from '@rslib-website/converter/toData';

/** Where projects are in the worker. */
export const PROJECT_FOLDER = '/project';

/** The plugin that Rslib in the page has. */
const PLUGIN = 'pluginReact';

/** Why a config can't be used, and where. */
export interface ConfigProblem {
  reason: Reason | 'plugin';
  line: number;
  code: string;
}

export type LiveRequest =
  | {
      request: BuildRequest;
      /** Without the declarations that only TypeScript could write. */
      lacksTypes: boolean;
    }
  | { problem: ConfigProblem };

/** A project as Rslib in the page builds it. Its config is read, and never run. */
export function buildRequest(
  config: string,
  files: Readonly<Record<string, string>>,
): LiveRequest {
  const { value, problems } = readConfig(config);
  const [problem] = problems;
  if (problem) return { problem: describe(problem) };
  if (value?.type !== 'object')
    return { problem: { reason: 'no-config', line: 1, code: '' } };

  const { plugins, ...others } = Object.fromEntries(value.entries);
  const plugin = readPlugin(plugins);
  if ('problem' in plugin) return plugin;
  const entries = new Map(Object.entries(others));
  const { data, problems: unread } = toData({ ...value, entries });
  const [first] = unread;
  if (first) return { problem: describe(first) };

  const { lib, ...rest } = isFields(data) ? data : {};
  const libs = Array.isArray(lib) ? lib : [];
  const built = libs.map(withoutTypes);
  return {
    request: {
      folder: PROJECT_FOLDER,
      files,
      config: { ...rest, ...(lib !== undefined && { lib: built }) },
      react: plugin.react,
    },
    lacksTypes: built.some((one, index) => one !== libs[index]),
  };
}

type Fields = Record<string, Data>;

function isFields(data: Data): data is Fields {
  return (
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data) &&
    !(data instanceof RegExp)
  );
}

/** Only isolated declarations come from Rslib itself. */
function withoutTypes(lib: Data): Data {
  if (!isFields(lib) || !lib['dts']) return lib;
  const { dts, ...rest } = lib;
  return isFields(dts) && dts['isolated'] === true ? lib : rest;
}

/** The options of the one plugin that can be used, if it is. */
function readPlugin(
  plugins: Value | undefined,
): { react: Fields | undefined } | { problem: ConfigProblem } {
  if (!plugins) return { react: undefined };
  const [call, ...more] = plugins.type === 'list' ? plugins.items : [plugins];
  if (!call) return { react: undefined };
  const isReact = call.type === 'call' && call.name === PLUGIN;
  const other = isReact ? more[0] : call;
  if (other || !isReact) {
    const { place, ...rest } = other ?? call;
    const code = 'name' in rest ? rest.name : 'plugins';
    return { problem: { reason: 'plugin', line: place.line, code } };
  }
  const [options] = call.args;
  if (!options) return { react: {} };
  const { data, problems } = toData(options);
  const [problem] = problems;
  if (problem) return { problem: describe(problem) };
  return { react: isFields(data) ? data : {} };
}

function describe({ reason, place, code }: Problem): ConfigProblem {
  return { reason, line: place.line, code };
}
