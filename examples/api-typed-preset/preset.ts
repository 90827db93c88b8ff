import type { Format, LibConfig, RslibConfig } from '@rslib/core';

function item(format: Format): LibConfig {
  return { id: format, format, syntax: 'es2022' };
}

export function preset(formats: Format[]): RslibConfig {
  return { lib: formats.map(item), output: { cleanDistPath: true } };
}
