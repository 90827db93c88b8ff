import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

type File = { opts: { filename: string } };

const printFiles = () => ({
  pre: ({ opts }: File) =>
    console.log('Babel compiles', opts.filename.split('/').at(-1)),
});
const babelLoaderOptions = { plugins: [printFiles] };

export default defineConfig({
  output: { target: 'web' },
  plugins: [
    pluginBabel({ include: /\.[jt]sx$/, babelLoaderOptions }),
    pluginSolid(),
  ],
});
