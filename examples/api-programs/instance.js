import { existsSync, rmSync } from 'node:fs';
import { createRslib, defineConfig, loadConfig } from '@rslib/core';

rmSync('dist', { recursive: true, force: true });
const options = { lib: [{}] };
console.log('defineConfig() returns its argument:', defineConfig(options) === options);

const rslib = await createRslib({ config: await loadConfig() });
console.log('dist after createRslib():', existsSync('dist'));
console.log('format:', rslib.getRslibConfig().lib[0].format);

const { environmentConfigs } = await rslib.inspectConfig();
console.log('inspectConfig() returns', typeof environmentConfigs[0]);
console.log('files after inspectConfig():', existsSync('dist/.rsbuild'));
await rslib.inspectConfig({ writeToDisk: true });
console.log('files with writeToDisk:', existsSync('dist/.rsbuild'));

const { stats, close } = await rslib.build();
await close();
console.log('dist/own.js after build():', existsSync('dist/own.js'));
const { children, assets } = stats.toJson({ all: false, assets: true });
console.log({ children, assets: assets.map(({ name }) => name) });
