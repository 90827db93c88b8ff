import { createRslib, loadConfig } from '@rslib/core';

const loaded = await loadConfig();
const restart = async () => {
  console.log('→ restart is called');
  return true;
};
const rslib = await createRslib({
  'no-restart': { config: loaded },
  'content-only': { config: loaded.content, restart },
  both: { config: loaded, restart },
  'env-file': { config: loaded.content, loadEnv: true, restart },
}[process.argv[2]]);

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(() => console.log('→ built'));
  rsbuild.onCloseBuild(() => console.log('→ closed'));
});
await rslib.build({ watch: true });
