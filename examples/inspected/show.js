import config from './dist/.rsbuild/rsbuild.config.esm.mjs';

const { target, autoExternal, filenameHash, assetPrefix, dataUriLimit } =
  config.output;
console.log({ target, autoExternal, filenameHash, assetPrefix, dataUriLimit });
