import type { Problem, Reason, Value } from './ConfigFile.ts';
import { readConfig } from './readConfig.ts';
import { toData, type Data } from './toData.ts';

type Fields = Record<string, Data>;

/** Options of the plugin that is used, if one is. */
interface Plugin {
  react?: Fields;
  vue?: Fields;
}

/** The plugins that Rslib in the browser has. */
const PLUGINS = new Map<string, keyof Plugin>([
  ['pluginReact', 'react'],
  ['pluginVue', 'vue'],
]);

/** Why a config can't be used, and where. */
export interface ConfigProblem {
  reason: Reason | 'plugin';
  line: number;
  code: string;
}

export type RslibConfig =
  | (Plugin & {
      config: Fields;
      /** Whether declarations were left out, which only TypeScript could write. */
      lacksTypes: boolean;
      /** The same with them, if it needs nothing but TypeScript. */
      typed?: Fields;
    })
  | { problem: ConfigProblem };

/** Reads a config of Rslib as Rslib in the browser takes it. */
export function readRslibConfig(text: string): RslibConfig {
  const { value, problems } = readConfig(text);
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
  const lacksTypes = built.some((one, index) => one !== libs[index]);
  return {
    config: { ...rest, ...(lib !== undefined && { lib: built }) },
    ...plugin,
    lacksTypes,
    ...(lacksTypes &&
      libs.every(isTypeable) && { typed: { ...rest, lib: libs } }),
  };
}

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

/** API Extractor, other projects, and other versions of TypeScript aren't there. */
function isTypeable(lib: Data): boolean {
  const dts = isFields(lib) ? lib['dts'] : undefined;
  return (
    !isFields(dts) ||
    !['bundle', 'build', 'tsgo', 'typescriptPath'].some(name => dts[name])
  );
}

/** The options of the one plugin that can be used, if it is. */
function readPlugin(
  plugins: Value | undefined,
): Plugin | { problem: ConfigProblem } {
  if (!plugins) return {};
  const [call, ...more] = plugins.type === 'list' ? plugins.items : [plugins];
  if (!call) return {};
  const name = call.type === 'call' ? PLUGINS.get(call.name) : undefined;
  const other = name ? more[0] : call;
  if (other || !name || call.type !== 'call') {
    const { place, ...rest } = other ?? call;
    const code = 'name' in rest ? rest.name : 'plugins';
    return { problem: { reason: 'plugin', line: place.line, code } };
  }
  const [options] = call.args;
  if (!options) return { [name]: {} };
  const { data, problems } = toData(options);
  const [problem] = problems;
  if (problem) return { problem: describe(problem) };
  return { [name]: isFields(data) ? data : {} };
}

function describe({ reason, place, code }: Problem): ConfigProblem {
  return { reason, line: place.line, code };
}
