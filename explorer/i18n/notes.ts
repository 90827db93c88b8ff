// cspell:ignore dtsautoextension
import type { Lang } from '../../site/locales.ts';

/**
 * Why a result isn't what one may expect, by the id of the note in
 * `examples/explorer/<sample>/sample.json`, and the section with more about it.
 * Text between backticks is code.
 */
export const explorerNotes = {
  'iife-globals': {
    page: '/config/lib/format#iife',
    en: 'With `minify: true`, the file loses the function around it, so `e`, `r`, and `t` become global variables of the page. Leave `minify` unset.',
    zh: '设置 `minify: true` 后，最外层的函数没有了，`e`、`r`、`t` 成了页面的全局变量。不设置 `minify` 就没有这个问题。',
  },
  'iife-exports': {
    page: '/config/lib/format#an-iife-entry-with-exports-fails',
    en: 'The build succeeds, but no browser can run this file: it has an `export` statement inside a function.',
    zh: '构建没有报错，但任何浏览器都无法运行这个文件：函数里有 `export` 语句。',
  },
  'umd-module': {
    page: '/config/lib/format#a-umd-file-gives-an-empty-object-in-nodejs',
    en: 'In a package with `"type": "module"`, Node.js reads this `.js` file as an ES module, so `import` and `require()` get nothing.',
    zh: '`package.json` 里有 `"type": "module"`，Node.js 会把这个 `.js` 文件当作 ES 模块，所以 `import` 和 `require()` 什么也得不到。',
  },
  'umd-global': {
    page: '/config/lib/format#global-is-not-defined',
    en: "The wrapper uses `global`, which browsers don't have. Set `output.target` to `web`.",
    zh: '包装代码用到了 `global`，浏览器里没有这个变量。请把 `output.target` 设为 `web`。',
  },
  'umd-helpers': {
    page: '/config/lib/external-helpers#cannot-read-properties-of-undefined',
    en: 'A page that loads this file with a script tag has no global variable for `@swc/helpers`, so the file throws. Leave `externalHelpers` off.',
    zh: '用 script 标签加载时，页面上没有 `@swc/helpers` 对应的全局变量，会抛出错误。请关闭 `externalHelpers`。',
  },
  'es5-shim': {
    page: '/config/lib/syntax#newer-syntax-is-still-in-the-output',
    en: "The first line of a `cjs` file uses `const`, so this file isn't ES5 even if your code doesn't use `import.meta.url`.",
    zh: '`cjs` 文件的第一行用了 `const`，所以即使你的代码没有用到 `import.meta.url`，这个文件也不是 ES5。',
  },
  'dts-every-file': {
    page: '/guide/advanced/dts#keep-tests-out-of-the-declarations',
    en: 'With `dts: true`, every file in `src` gets a declaration file, even if no entry imports it.',
    zh: '设置 `dts: true` 后，`src` 里的每个文件都会生成类型声明文件，入口没有用到的也不例外。',
  },
  'dts-index-only': {
    page: '/config/lib/dts#dtsbundle',
    en: 'The JavaScript stays one file per source file, but `index.d.ts` is the only declaration file.',
    zh: 'JS 文件仍然与源文件一一对应，但类型声明文件只有 `index.d.ts`。',
  },
  'types-extension': {
    page: '/config/lib/dts#dtsautoextension',
    en: 'Next to `.cjs`, TypeScript looks for `.d.cts` and reads a `.d.ts` file as the types of an ES module. Set `dts.autoExtension`.',
    zh: '与 `.cjs` 配对的是 `.d.cts`，TypeScript 会把 `.d.ts` 当作 ES 模块的类型。请设置 `dts.autoExtension`。',
  },
  'extension-mismatch': {
    page: '/config/lib/auto-extension#exports-is-not-defined-in-es-module-scope',
    en: 'Node.js chooses the module system by `type`, because the file ends in `.js`, and this file is written in the other one. No `exports` field can fix that. Leave `autoExtension` on.',
    zh: '文件以 `.js` 结尾，Node.js 会按 `type` 判断模块类型，而这个文件用的是另一种。写什么样的 `exports` 都没用，请保留 `autoExtension`。',
  },
  'css-apart': {
    page: '/guide/advanced/css#choose-how-users-get-the-styles',
    en: "The JavaScript doesn't import the style sheet, so your users have to. That keeps it loadable in Node.js.",
    zh: 'JS 文件不会导入样式表，要由使用者自己导入。这样 Node.js 也能加载它。',
  },
  'css-node': {
    page: '/guide/advanced/css#compare-the-targets',
    en: "With `output.target: 'node'`, Rslib generates no style sheet, only the class names. Set it to `web`.",
    zh: '`output.target` 为 `node` 时，Rslib 只保留类名，不生成样式表。请把它设为 `web`。',
  },
} as const satisfies Record<string, Record<Lang | 'page', string>>;
