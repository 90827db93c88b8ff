/** A place where a package has to be other than npm has it, to run in a worker. */
interface Patch {
  /** The end of the file's path. */
  file: string;
  /** What stands there, exactly once. */
  from: string;
  to: string;
  why: string;
}

export const patches: readonly Patch[] = [
  {
    file: 'binding-wasm32-wasi/rspack.wasi-browser.js',
    from: "const __wasmUrl = new URL('./rspack.wasm32-wasi.wasm', import.meta.url).href",
    to: '',
    why: 'The file is cut into parts, which hosts take.',
  },
  {
    file: 'binding-wasm32-wasi/rspack.wasi-browser.js',
    from: 'const __wasmFile = await fetch(__wasmUrl).then((res) => res.arrayBuffer())',
    to: 'const __wasmFile = liveRslib.module',
    why: 'It was compiled while it came in.',
  },
  {
    file: 'binding-wasm32-wasi/rspack.wasi-browser.js',
    from: '  beforeInit({ instance }) {',
    to: '  beforeInit({ instance }) {\n    liveRslib.allocator = instance.exports',
    why: 'Its allocator says how much memory is in use.',
  },
  {
    file: 'binding-wasm32-wasi/rspack.wasi-browser.js',
    from: "  version: 'preview1',",
    to: "  version: 'preview1',\n  env: { NO_COLOR: '1' },",
    why: 'Messages are text for a page, without codes for terminals.',
  },
  {
    file: 'binding-wasm32-wasi/rspack.wasi-browser.js',
    from: 'window.dispatchEvent',
    to: 'self.dispatchEvent',
    why: 'A worker has no window.',
  },
  {
    file: 'binding-wasm32-wasi/wasi-worker-browser.mjs',
    from: 'const wasi = new WASI({',
    to: "const wasi = new WASI({\n      env: { NO_COLOR: '1' },",
    why: 'As above, for messages of threads.',
  },
  {
    file: '@rsbuild/core/dist/m.js',
    from: `createChainable(class extends Function {
    constructor(){
        return super(), new Proxy(this, {`,
    to: `createChainable(class extends Object {
    constructor(){
        super();
        const callable = Object.setPrototypeOf(function () {}, new.target.prototype);
        return new Proxy(callable, {`,
    why: 'Extending Function is eval, which our policy refuses.',
  },
  {
    file: 'rspack-vue-loader/dist/index.js',
    from: 'stringifyRequest(exportHelperPath)',
    to: "stringifyRequest(process.cwd() + '/node_modules/rspack-vue-loader/dist/exportHelper.js')",
    why: 'The name of its module follows its path, which is in the project at home.',
  },
];

/** Applies the patches of a file; one that doesn't fit exactly once is an error. */
export function patchFile(
  file: string,
  text: string,
  all: readonly Patch[] = patches,
): string {
  return all
    .filter(patch => file.endsWith(`/${patch.file}`))
    .reduce((patched, patch) => {
      const [before, after, ...more] = patched.split(patch.from);
      if (before !== undefined && after !== undefined && more.length === 0) {
        return before + patch.to + after;
      }
      const count = after === undefined ? 'nowhere' : 'more than once';
      throw new Error(
        `${patch.file}: a patch fits ${count}, so this version can't run in a browser as it is. Adapt the patch in live-rslib/bundle/patches.ts; it is there because: ${patch.why}\n${patch.from}`,
      );
    }, text);
}

/** Patches whose file wasn't bundled at all, because a new version has renamed it. */
export function unusedPatches(files: Iterable<string>): string[] {
  const bundled = [...files];
  return [...new Set(patches.map(({ file }) => file))].filter(
    file => !bundled.some(one => one.endsWith(`/${file}`)),
  );
}
