import { OutputConfig, RslibConfig } from '@rslib/core';

const output: OutputConfig = { cleanDistPath: true };
export const preset: RslibConfig = { output };
