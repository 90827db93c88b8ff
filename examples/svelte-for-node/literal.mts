import { pluginSvelte } from '@rsbuild/plugin-svelte';

pluginSvelte({
  svelteLoaderOptions: { compilerOptions: { dev: false, generate: 'server' } },
});

const alone = { generate: 'server' };
pluginSvelte({ svelteLoaderOptions: { compilerOptions: alone } });
