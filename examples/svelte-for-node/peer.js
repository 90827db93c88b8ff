import { createRequire } from 'node:module';

const plugin = createRequire(import.meta.resolve('@rsbuild/plugin-svelte'));
const { name, peerDependencies } = plugin('svelte-preprocess/package.json');
console.log(name, { typescript: peerDependencies.typescript });
