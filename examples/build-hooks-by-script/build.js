import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: {
    logLevel: 'warn',
    lib: [
      { id: 'modern', format: 'esm' },
      { id: 'legacy', format: 'cjs' },
    ],
  },
});

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(({ stats }) => {
    const { assets } = stats.toJson({ assets: true });
    console.log(assets.map(asset => asset.name));
  });
});

const { close } = await rslib.build({ lib: ['modern'] });
await close();
