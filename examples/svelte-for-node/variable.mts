import { pluginSvelte } from '@rsbuild/plugin-svelte';

const forServer = { dev: false, generate: 'server' };
pluginSvelte({ svelteLoaderOptions: { compilerOptions: forServer } });
