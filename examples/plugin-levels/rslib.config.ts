import { defineConfig, type rsbuild } from '@rslib/core';

const shout: rsbuild.RsbuildPlugin = {
  name: 'shout',
  setup(api) {
    api.transform({ test: /\.ts$/ }, ({ code }) => code.replace('hello', 'HELLO'));
  },
};

const early: rsbuild.RsbuildPlugin = {
  name: 'early',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        source: { define: { NAME: '"plugin"' } },
        output: {
          minify: true,
          target: 'web',
          filenameHash: true,
          distPath: { root: 'elsewhere' },
        },
        tools: { htmlPlugin: true },
      }),
    );
  },
};

const late: rsbuild.RsbuildPlugin = {
  name: 'late',
  setup(api) {
    api.modifyEnvironmentConfig(config => {
      config.output.minify = true;
    });
  },
};

const html: rsbuild.RsbuildPlugin = {
  name: 'html',
  setup(api) {
    api.modifyHTMLTags(tags => {
      console.log('a page is generated');
      return tags;
    });
    api.modifyHTML(page => {
      console.log('a page is generated');
      return page;
    });
    api.onAfterBuild(() => console.log('the plugin for pages ran'));
  },
};

export default defineConfig({
  plugins: [shout, early, html],
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { format: 'umd', output: { distPath: 'dist/umd', target: 'web' } },
    {
      format: 'esm',
      plugins: [late],
      output: { distPath: 'dist/late', minify: false },
    },
  ],
});
