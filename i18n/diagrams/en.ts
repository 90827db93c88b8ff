/**
 * The text in the diagrams, in English: the source of all keys. `title` names a
 * diagram, and `description` describes it in sentences. Code goes between
 * backticks; file names are drawn unchanged and are in theme/mdx/diagram/.
 */
export const en = {
  build: {
    title: 'From your source to dist',
    description:
      'A build starts from your source files, `package.json`, `tsconfig.json`, and `rslib.config.ts`. Rslib reads the library options, Rsbuild turns each item of `lib` into an environment and applies plugins, and Rspack compiles and links the modules and writes JavaScript and style sheets to `dist`. If `dts` is on, TypeScript writes declaration files there too.',
    source: 'Your source',
    settings: 'Your config files',
    rslib: 'reads `format`, `bundle`, and `dts`',
    rsbuild: 'one environment per item of `lib`',
    rspack: 'compiles, links and writes the files',
    typescript: 'generates declaration files if `dts` is on',
    output: 'What you publish',
  },
  structure: {
    title: 'Four source files, built in both modes',
    description:
      'In bundle mode, the code in `index.ts`, `circle.ts`, and `math/index.ts` goes into one file, `dist/index.js`; `types.ts` contains only types, so nothing is left of it. In bundleless mode, each source file turns into a file with the same name: `index.js`, `circle.js`, `math/index.js`, and `types.js`, which contains only `export { };`.',
    bundle: 'Bundle mode',
    bundleRule: 'one file per entry',
    bundleless: 'Bundleless mode',
    bundlelessRule: 'one file per source file',
    onlyTypes: 'only types: no output',
    noCode: 'no code',
  },
  externals: {
    title: 'How Rslib handles an imported package',
    description:
      'The first rule that matches counts. Packages that `output.externals` matches are external. If `bundle` is `false`, the import stays as written. With the target `node`, modules built into Node.js are external. In `umd`, `iife`, and `mf`, packages are bundled if `output.autoExternal` is unset. Packages in `dependencies`, `optionalDependencies`, or `peerDependencies` are external, apart from those in `output.autoExternal.exclude`. Anything else is bundled.',
    start: 'Your code imports a package',
    yes: 'yes',
    no: 'no',
    named: 'Does `output.externals` match it?',
    bundleless: 'Is `bundle` set to `false`?',
    builtIn: 'Is it built into Node.js, and the target `node`?',
    format:
      'Is the format `umd`, `iife`, or `mf`, and `output.autoExternal` unset?',
    listed:
      'Is it in `dependencies`, `optionalDependencies`, or `peerDependencies`, and not in `output.autoExternal.exclude`?',
    rest: 'Anything else, such as a development dependency',
    external: 'External',
    bundled: 'Bundled',
    asWritten: 'As written',
  },
  declarations: {
    title: 'Rspack and TypeScript work side by side',
    description:
      'Rspack compiles the files your entries reach and writes the JavaScript. With `isolated: true`, it also writes a declaration file for each of them, without a type check. At the same time, TypeScript checks the files that `tsconfig.json` includes and, with `dts: true`, writes a declaration file for each. With `bundle: true`, API Extractor merges them into one declaration file per entry.',
    reached: 'Files your entries reach',
    included: 'Files that `tsconfig.json` includes',
    rspack: 'compiles',
    typescript: 'checks the types',
    script: 'JavaScript output',
    isolated: 'one per file, no type check',
    each: 'one per file',
    joined: 'one per entry, merged by API Extractor',
  },
  formats: {
    title: 'Choose a format by how users load the library',
    description:
      "If your users import the library through a bundler or a recent Node.js version, build `esm`. If they call `require()` in an older Node.js version or in a tool that can't load ES modules, build `esm` and `cjs`. If they add a script tag and call your functions, build `umd`; if the script runs automatically, build `iife`. If their app loads your modules from a server at run time, build `mf`.",
    question: 'How do your users load the library?',
    module: 'As a package',
    script: 'With a script tag',
    server: 'From a server',
    current: 'With a bundler or a recent Node.js',
    older: 'With `require()`, in an older Node.js or a tool without ES modules',
    functions: 'They call your functions',
    byItself: 'The script runs automatically',
    running: 'While their app runs',
  },
  federation: {
    title: 'A remote and the app that loads it',
    description:
      'Rslib builds the remote `badge-kit`, which consists of a manifest, a remote entry, and the exposed module, all hosted on a server. In the browser, the app `shop` first fetches the manifest, `mf-manifest.json`, which lists the other files. It then loads the remote entry, `badge_kit.js`, and the exposed module, and renders the component with a single copy of React that both share.',
    remote: 'Remote',
    remoteRule: 'built by Rslib, on a server',
    application: 'App',
    applicationRule: 'in the browser',
    manifest: 'manifest: lists all files',
    entry: 'remote entry',
    module: 'exposed module',
    starts: 'runs its own code',
    fetchManifest: 'fetches the manifest',
    runs: 'runs the remote entry',
    loadEntry: 'loads the entry',
    loadModule: 'loads the module',
    renders: 'renders the component with one copy of React',
  },
  buildTimes: {
    title: 'Seconds until the first build ends, without declarations',
    description:
      'For each of three libraries, one bar per tool: Rslib, tsdown, tsup, Vite, Rollup, and unbuild. A longer bar means a slower build. The table below lists the same times.',
    small: 'Five modules',
    modules: '201 modules',
    components: '30 React components',
    seconds: '{{value}} s',
    compared: '{{time}}, {{ratio}}× ({{min}}–{{max}})',
  },
  typesTimes: {
    title:
      'Seconds until the first build of 201 modules ends, with declarations',
    description:
      'One bar per tool and way of generating declarations. A longer bar means a slower build. The table below lists the same times, and those of the other libraries.',
    bundled: '{{tool}} (one file)',
    isolated: '{{tool}} (isolated)',
    typescript5: '{{tool}} (TypeScript 5)',
    tsc: '{{tool}}, then `tsc`',
    seconds: '{{value}} s',
  },
} as const;

export type DiagramName = keyof typeof en;

/** The text of one diagram. */
export type DiagramStrings<Name extends DiagramName> = Record<
  keyof (typeof en)[Name],
  string
>;

/** A language that's missing a diagram's text doesn't compile. */
export type DiagramDictionary = {
  [Name in DiagramName]: DiagramStrings<Name>;
};
