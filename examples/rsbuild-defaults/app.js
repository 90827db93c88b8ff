import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { rsbuild } from '@rslib/core';

console.log('cache of Rslib:', existsSync('node_modules/.cache'));
rmSync('node_modules/.cache', { recursive: true });

const application = await rsbuild.createRsbuild({
  config: {
    logLevel: 'error',
    source: { entry: { index: './app/index.js' } },
    output: { distPath: 'application' },
  },
});
await application.build();

const { target, minify, filenameHash, distPath, autoExternal, assetPrefix, dataUriLimit } =
  application.getNormalizedConfig().output;
const { buildCache } = application.getNormalizedConfig().performance;
console.log({ target, minify, filenameHash, js: distPath.js, css: distPath.css });
console.log({ autoExternal, assetPrefix, dataUriLimit, buildCache });

console.log('cache of Rsbuild:', existsSync('node_modules/.cache'));
for (const file of globSync('application/**/*.{js,css,html}').sort()) {
  console.log(`── ${file}`);
  console.log(readFileSync(file, 'utf8'));
}
