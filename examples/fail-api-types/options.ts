import type {
  CreateRslibOptions,
  RsbuildPlugin,
  RslibConfig,
  StartMFDevServerOptions,
} from '@rslib/core';

export const withoutRestart: CreateRslibOptions = { cwd: '.' };
export const onlyLib: StartMFDevServerOptions = { lib: ['remote'] };
export const shared: RslibConfig = { syntax: 'es2022', bundle: false };
export const plugin: RsbuildPlugin = { name: 'named', setup() {} };

export const watched: StartMFDevServerOptions = { watch: true };
export const notShared: RslibConfig = { umdName: 'Temperature', id: 'node' };
export const withoutName: RsbuildPlugin = { setup() {} };
export const withoutSetup: RsbuildPlugin = { name: 'named' };
