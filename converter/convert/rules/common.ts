import { copied, each, isText, without, type Rules } from './Rule.ts';
import { byCommonFolder, entryBy } from './entries.ts';
import * as shared from './shared.ts';

/** Options of both tsup and tsdown, in the order in which they're converted. */
export const common: Rules = {
  // Before `entry`, which may have globs.
  bundle: shared.bundle,
  format: shared.format,
  entry: entryBy(byCommonFolder),
  outDir: shared.outDir,
  clean: shared.clean,
  sourcemap: shared.sourcemap,
  globalName: shared.globalName,
  platform: shared.platform,
  target: shared.target,
  shims: shared.shims,
  external: shared.external,
  noExternal: shared.noExternal,
  skipNodeModulesBundle: shared.skipNodeModulesBundle,
  define: shared.define('any'),
  env: shared.env,
  banner: shared.banner('banner'),
  footer: shared.banner('footer'),
  treeshake: shared.treeshake,
  minify: shared.minify,
  dts: shared.dts,
  tsconfig: shared.tsconfig,
  name: copied('id', isText),
  ...each(without(false), 'removeNodeProtocol watch'),
};
