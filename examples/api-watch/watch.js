import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({ config: await loadConfig() });

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(({ isFirstCompile, stats }) => {
    if (stats.hasErrors()) return;
    console.log(isFirstCompile ? '→ first build done' : '→ rebuilt');
  });
});

const { close } = await rslib.build({ watch: true });
process.once('SIGINT', close);
