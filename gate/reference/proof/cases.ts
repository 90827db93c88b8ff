/** A part of an item of `lib`, as JSON. */
export type LibItem = Record<string, unknown>;

/** How the default of an option is shown to be the default. */
export interface ProofCase {
  path: string;
  /** What both builds have; the option itself is absent. */
  base?: LibItem;
  /** The default written out, where the Default line is words. */
  set?: LibItem;
  /** Another value: it must give other files, or equal files prove nothing. */
  other: LibItem;
  /** Replaces `engines` of the project's package.json. */
  engines?: Record<string, string>;
}

const allSwitches = { path: true, extension: true };
const bundleless = { bundle: false, output: { target: 'web' } };
const cjsShims = [
  'import.meta.url',
  'import.meta.dirname',
  'import.meta.filename',
];
const esmShims = ['__filename', '__dirname', 'require'];
const switches = (names: string[], value: boolean) =>
  Object.fromEntries(names.map(name => [name, value]));
const shims = {
  cjs: switches(cjsShims, true),
  esm: switches(esmShims, false),
};

export const proofCases: ProofCase[] = [
  { path: 'format', other: { format: 'cjs' } },
  { path: 'bundle', other: { bundle: false } },
  {
    path: 'autoExtension',
    base: { format: 'cjs' },
    other: { autoExtension: false },
  },
  {
    path: 'autoExternal',
    set: { output: { autoExternal: true } },
    other: { output: { autoExternal: false } },
  },
  ...['js', 'style', 'asset', 'dts'].map(kind => ({
    path: 'redirect',
    base: { ...bundleless, ...(kind === 'dts' && { dts: true }) },
    set: { redirect: { [kind]: allSwitches } },
    other: { redirect: { [kind]: { path: false, extension: false } } },
  })),
  { path: 'syntax', set: { syntax: 'esnext' }, other: { syntax: 'es2015' } },
  {
    path: 'syntax',
    engines: { node: '>=12.0.0' },
    set: { syntax: ['node >= 12.0.0'] },
    other: { syntax: 'esnext' },
  },
  {
    path: 'externalHelpers',
    base: { syntax: 'es5' },
    other: { externalHelpers: true },
  },
  { path: 'banner', other: { banner: { js: '/* top */' } } },
  { path: 'footer', other: { footer: { js: '/* end */' } } },
  {
    path: 'shims',
    set: { shims },
    other: { shims: { esm: { __dirname: true } } },
  },
  {
    path: 'shims',
    base: { format: 'cjs' },
    set: { shims },
    other: { shims: { cjs: switches(cjsShims, false) } },
  },
  { path: 'dts', other: { dts: true } },
  {
    path: 'umdName',
    // The whole project does not build as umd: a script has no import.meta.
    base: {
      format: 'umd',
      source: { entry: { index: './src/parts/round.ts' } },
    },
    other: { umdName: 'Proof' },
  },
  {
    path: 'outBase',
    base: { bundle: false, source: { entry: { index: './src/parts/*' } } },
    set: { outBase: './src/parts' },
    other: { outBase: './src' },
  },
];
