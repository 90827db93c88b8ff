// Loaded with the first project that uses the plugin of Vue, because of its compiler.
import * as index from 'tools/rspack-vue-loader/dist/index.js';
import * as pitcher from 'tools/rspack-vue-loader/dist/pitcher.js';
import * as styleInlineLoader from 'tools/rspack-vue-loader/dist/styleInlineLoader.js';
import * as stylePostLoader from 'tools/rspack-vue-loader/dist/stylePostLoader.js';
import * as templateLoader from 'tools/rspack-vue-loader/dist/templateLoader.js';
import { fs } from './node/fs.ts';
import { provide } from './toolModules.ts';

export { pluginVue } from '@rsbuild/plugin-vue';

const LOADER = 'node_modules/rspack-vue-loader';

/** What the loader makes components import, to be where `npm install` puts it. */
export const vueFiles = Object.fromEntries(
  [`${LOADER}/dist/exportHelper.js`, `${LOADER}/package.json`].map(file => [
    file,
    fs.readFileSync(`/tools/${file}`, 'utf8'),
  ]),
);

provide('rspack-vue-loader/dist', {
  index,
  pitcher,
  styleInlineLoader,
  stylePostLoader,
  templateLoader,
});
