import { readConfig } from '@rslib-website/converter/readConfig';
import { toData, type Data } from '@rslib-website/converter/toData';
import type { Value } from '@rslib-website/converter/ConfigFile';

/** The plugin that the browser's Rslib has. */
const PLUGIN = 'pluginReact';

type Fields = Record<string, Data>;

/** A configuration as Rslib in a browser takes it. */
export interface ConfigData {
  config: Fields;
  /** Options of the plugin for React, if it's used. */
  react?: Fields;
}

/** Reads a configuration without running it; undefined if that isn't all of it. */
export function readConfigData(text: string): ConfigData | undefined {
  const { value, problems } = readConfig(text);
  if (value?.type !== 'object' || problems.length > 0) return undefined;
  const entries = new Map(value.entries);
  const plugins = entries.get('plugins');
  entries.delete('plugins');
  const config = fieldsOf({ ...value, entries });
  if (!config) return undefined;
  if (!plugins) return { config };
  const [call, ...others] = plugins.type === 'list' ? plugins.items : [plugins];
  if (call?.type !== 'call' || call.name !== PLUGIN || others.length > 0)
    return undefined;
  const [options] = call.args;
  const react = options ? fieldsOf(options) : {};
  return react && { config, react };
}

function fieldsOf(value: Value): Fields | undefined {
  const { data, problems } = toData(value);
  const isObject =
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data) &&
    !(data instanceof RegExp);
  return isObject && problems.length === 0 ? data : undefined;
}
