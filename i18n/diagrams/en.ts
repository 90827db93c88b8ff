/**
 * The words of the drawings, in English: the source of all keys. `title` names
 * a drawing, `description` says in sentences what it shows. Code stands between
 * backticks; names of files are drawn as they are and stand in theme/diagram/.
 */
export const en = {
  build: {
    title: 'From your source to dist',
    description:
      'Your source files and `package.json`, `tsconfig.json` and `rslib.config.ts` go in. Rslib reads the library options. Rsbuild makes one environment of each item of `lib` and applies plugins. Rspack compiles the modules, links them, and writes scripts and style sheets to `dist`. If `dts` is on, TypeScript writes declaration files there too.',
    source: 'Your source',
    settings: 'Your settings',
    rslib: 'reads `format`, `bundle` and `dts`',
    rsbuild: 'one environment per item of `lib`',
    rspack: 'compiles, links and writes the files',
    typescript: 'makes the declarations, if `dts` is on',
    output: 'What you publish',
  },
  structure: {
    title: 'Four source files, built in both modes',
    description:
      'In bundle mode the code of `index.ts`, `circle.ts` and `math/index.ts` is joined in one file, `dist/index.js`; `types.ts` has only types and leaves nothing. In bundleless mode each source file becomes a file of the same name: `index.js`, `circle.js`, `math/index.js` and `types.js`, which is empty.',
    bundle: 'Bundle',
    bundleRule: 'one file per entry',
    bundleless: 'Bundleless',
    bundlelessRule: 'one file per source file',
    onlyTypes: 'only types: nothing left',
    empty: 'empty',
  },
  externals: {
    title: 'What becomes of an imported package',
    description:
      'Rslib asks one question after the other, and the first yes decides. Does `output.externals` name the package? Then it is external. Is `bundle` set to `false`? Then the import stays as written. Is it a module of Node.js, and the target `node`? External. Is the format `umd`, `iife` or `mf`, and `output.autoExternal` not set? Bundled. Is it in `dependencies`, `optionalDependencies` or `peerDependencies`, and not in `output.autoExternal.exclude`? External. Anything else is bundled.',
    start: 'Your code imports a package',
    yes: 'yes',
    no: 'no',
    named: 'Does `output.externals` name it?',
    bundleless: 'Is `bundle` set to `false`?',
    builtIn: 'Is it a module of Node.js, and the target `node`?',
    format:
      'Is the format `umd`, `iife` or `mf`, and `output.autoExternal` not set?',
    listed:
      'Is it in `dependencies`, `optionalDependencies` or `peerDependencies`, and not in `output.autoExternal.exclude`?',
    rest: 'Anything else, such as a development dependency',
    external: 'External',
    bundled: 'Bundled',
    asWritten: 'As written',
  },
  declarations: {
    title: 'Two jobs, side by side',
    description:
      'Rspack compiles the files that your entries reach and writes the JavaScript. With `isolated: true` it also writes a declaration for each of these files, without a type check. TypeScript works beside it: it checks the files that `tsconfig.json` includes and, with `dts: true`, writes one declaration for each. With `bundle: true`, API Extractor joins them to one declaration per entry.',
    reached: 'Files that your entries reach',
    included: 'Files that `tsconfig.json` includes',
    rspack: 'compiles',
    typescript: 'checks the types',
    script: 'the JavaScript',
    isolated: 'one per file, types not checked',
    each: 'one per file',
    joined: 'one per entry, by API Extractor',
  },
  formats: {
    title: 'How your users load it decides the format',
    description:
      'If your users import the library with a bundler or a current Node.js, build `esm`. If they call `require()` in an older Node.js or in a tool that cannot load ES modules, build `esm` and `cjs`. If they write a script tag and use your functions, build `umd`; if the script works by itself, `iife`. If their application loads your modules from a server while it runs, build `mf`.',
    question: 'How do your users load the library?',
    module: 'As a package',
    script: 'By a script tag',
    server: 'From a server',
    current: 'With a bundler or a current Node.js',
    older: 'With `require()`, in an older Node.js or a tool without ES modules',
    functions: 'They use your functions',
    byItself: 'The script works by itself',
    running: 'While their application runs',
  },
  federation: {
    title: 'A remote and the application that loads it',
    description:
      'Rslib builds the remote `badge-kit`: a manifest, a remote entry and the exposed module. They lie on a server. In the browser the application `shop` first fetches the manifest `mf-manifest.json`, which names the other files. It then loads the remote entry `badge_kit.js` and the exposed module, and renders the component with one copy of React that both share.',
    remote: 'Remote',
    remoteRule: 'built by Rslib, on a server',
    application: 'Application',
    applicationRule: 'in the browser',
    manifest: 'manifest: names all files',
    entry: 'remote entry',
    module: 'exposed module',
    starts: 'runs its own script',
    fetchManifest: 'asks for the manifest',
    runs: 'runs the remote entry',
    loadEntry: 'loads the entry',
    loadModule: 'loads the module',
    renders: 'renders the component with one copy of React',
  },
} as const;
