// cspell:ignore JSNEXT ESMODULE packagejson lare
import type { Message } from 'publint';
import type { Lang } from '../../site/locales.ts';

const PUBLISH = '/guide/advanced/publishing';
const FIELDS = `${PUBLISH}#write-packagejson`;
const TYPES_FIRST = `${PUBLISH}#types-should-be-the-first-in-the-object`;
const TWO_FORMATS = `${PUBLISH}#publish-two-formats`;
const ENTRIES = `${PUBLISH}#publish-several-entry-points`;
const SIDE_EFFECTS = `${PUBLISH}#declare-side-effects`;
const NOT_PUBLISHED = `${PUBLISH}#the-file-is-not-published`;
const FORMAT = '/guide/basic/output-format';
const EXTENSION = '/config/lib/auto-extension';

/**
 * What each message of publint means, and the page that helps. A new version with other
 * messages fails the type check. Text between backticks is code.
 */
export const publishRules: Record<
  Message['code'],
  Record<Lang | 'page', string>
> = {
  IMPLICIT_INDEX_JS_INVALID_FORMAT: {
    page: FORMAT,
    en: '`index.js` is in another format than `type` says',
    zh: '`index.js` 的格式与 `type` 不符',
  },
  FILE_INVALID_FORMAT: {
    page: EXTENSION,
    en: 'A file is in another format than its extension says',
    zh: '文件的格式与扩展名不符',
  },
  FILE_INVALID_EXPLICIT_FORMAT: {
    page: EXTENSION,
    en: 'A file is in another format than its extension says',
    zh: '文件的格式与扩展名不符',
  },
  FILE_INVALID_JSX_EXTENSION: {
    page: EXTENSION,
    en: 'JSX files have the extension `.jsx`, whatever their format',
    zh: 'JSX 文件不分格式，扩展名都是 `.jsx`',
  },
  FILE_DOES_NOT_EXIST: {
    page: FIELDS,
    en: 'package.json names a file that the build does not write',
    zh: 'package.json 指向的文件没有在构建中生成',
  },
  FILE_NOT_PUBLISHED: {
    page: NOT_PUBLISHED,
    en: '`files` leaves out a file that package.json names',
    zh: 'package.json 指向的文件不在 `files` 的范围内',
  },
  MODULE_SHOULD_BE_ESM: {
    page: FORMAT,
    en: '`module` names a file that is not an ES module',
    zh: '`module` 指向的文件不是 ES 模块',
  },
  HAS_MODULE_BUT_NO_EXPORTS: {
    page: FIELDS,
    en: 'Node.js ignores `module`; add `exports`',
    zh: 'Node.js 不读取 `module`，请加上 `exports`',
  },
  HAS_ESM_MAIN_BUT_NO_EXPORTS: {
    page: FIELDS,
    en: 'An ES module is better named in `exports` than in `main`',
    zh: 'ES 模块更适合写在 `exports` 而不是 `main` 里',
  },
  EXPORTS_GLOB_NO_MATCHED_FILES: {
    page: ENTRIES,
    en: 'A pattern in `exports` matches no file',
    zh: '`exports` 里的模式没有匹配到文件',
  },
  EXPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING: {
    page: ENTRIES,
    en: 'Folders in `exports` need a pattern with `*`',
    zh: '`exports` 里的目录要写成带 `*` 的模式',
  },
  EXPORTS_TYPES_SHOULD_BE_FIRST: {
    page: TYPES_FIRST,
    en: '`types` has to come first, or TypeScript does not see it',
    zh: '`types` 要写在最前面，否则 TypeScript 读不到',
  },
  EXPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: {
    page: TWO_FORMATS,
    en: '`module` has to come before `require`',
    zh: '`module` 要写在 `require` 前面',
  },
  EXPORTS_DEFAULT_SHOULD_BE_LAST: {
    page: FIELDS,
    en: '`default` has to come last, since it hides what follows',
    zh: '`default` 要写在最后，写在它后面的条件不起作用',
  },
  EXPORTS_MODULE_SHOULD_BE_ESM: {
    page: TWO_FORMATS,
    en: 'The condition `module` names a file that is not an ES module',
    zh: '`module` 条件指向的文件不是 ES 模块',
  },
  EXPORTS_VALUE_INVALID: {
    page: FIELDS,
    en: 'A path in `exports` has to begin with `./`',
    zh: '`exports` 里的路径要以 `./` 开头',
  },
  EXPORTS_MISSING_ROOT_ENTRYPOINT: {
    page: ENTRIES,
    en: '`exports` has no entry for the package itself, `.`',
    zh: '`exports` 里没有包本身的入口 `.`',
  },
  EXPORTS_FALLBACK_ARRAY_USE: {
    page: FIELDS,
    en: 'Tools read arrays in `exports` in different ways',
    zh: '各个工具对 `exports` 里的数组理解不一',
  },
  USE_ENGINES_NODE: {
    page: FIELDS,
    en: 'Say which versions of Node.js the package supports',
    zh: '写明支持哪些 Node.js 版本',
  },
  USE_EXPORTS_BROWSER: {
    page: FIELDS,
    en: '`exports` can have what `browser` says',
    zh: '`browser` 的内容可以写进 `exports`',
  },
  USE_EXPORTS_OR_IMPORTS_BROWSER: {
    page: FIELDS,
    en: '`exports` and `imports` can have what `browser` says',
    zh: '`browser` 的内容可以写进 `exports` 和 `imports`',
  },
  USE_FILES: {
    page: NOT_PUBLISHED,
    en: 'Tests or configuration files are published; list what to publish in `files`',
    zh: '测试或配置文件也会被发布，请用 `files` 列出要发布的文件',
  },
  USE_SIDE_EFFECTS: {
    page: SIDE_EFFECTS,
    en: 'Say in `sideEffects` what bundlers may leave out',
    zh: '用 `sideEffects` 告诉打包工具哪些代码可以去掉',
  },
  USE_TYPE: {
    page: FIELDS,
    en: 'Without `type`, Node.js has to find out which format files have',
    zh: '没有 `type`，Node.js 只能自己判断文件的格式',
  },
  USE_LICENSE: {
    page: FIELDS,
    en: 'There is a license file, but no `license` in package.json',
    zh: '有许可证文件，package.json 里却没有 `license`',
  },
  TYPES_NOT_EXPORTED: {
    page: TYPES_FIRST,
    en: '`exports` does not lead TypeScript to the declaration files',
    zh: 'TypeScript 无法通过 `exports` 找到类型声明文件',
  },
  EXPORTS_TYPES_INVALID_FORMAT: {
    page: `${PUBLISH}#masquerading-as-esm`,
    en: 'The declaration file is for another format than the code',
    zh: '类型声明文件的格式与代码的格式不一致',
  },
  FIELD_INVALID_VALUE_TYPE: {
    page: FIELDS,
    en: 'A field has a value of the wrong type',
    zh: '字段的值类型不对',
  },
  EXPORTS_VALUE_CONFLICTS_WITH_BROWSER: {
    page: FIELDS,
    en: '`browser` replaces a file that `exports` names',
    zh: '`browser` 替换了 `exports` 指向的文件',
  },
  DEPRECATED_FIELD_JSNEXT: {
    page: FIELDS,
    en: '`exports` has taken the place of this field',
    zh: '这个字段已经由 `exports` 取代',
  },
  INVALID_REPOSITORY_VALUE: {
    page: FIELDS,
    en: '`repository` is not an address that npm understands',
    zh: 'npm 无法识别 `repository` 的地址',
  },
  LOCAL_DEPENDENCY: {
    page: '/guide/advanced/monorepo',
    en: 'A dependency is a folder on your machine, which others do not have',
    zh: '有一个依赖指向本机的目录，其他人没有这个目录',
  },
  BIN_FILE_NOT_EXECUTABLE: {
    page: '/guide/solution/nodejs',
    en: 'A command has to begin with `#!/usr/bin/env node`',
    zh: '命令文件的第一行应为 `#!/usr/bin/env node`',
  },
  IMPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING: {
    page: FIELDS,
    en: 'Folders in `imports` need a pattern with `*`',
    zh: '`imports` 里的目录要写成带 `*` 的模式',
  },
  IMPORTS_KEY_INVALID: {
    page: FIELDS,
    en: 'A name in `imports` has to begin with `#`',
    zh: '`imports` 里的名称要以 `#` 开头',
  },
  IMPORTS_VALUE_INVALID: {
    page: FIELDS,
    en: 'A path in `imports` has to begin with `./`',
    zh: '`imports` 里的路径要以 `./` 开头',
  },
  IMPORTS_GLOB_NO_MATCHED_FILES: {
    page: FIELDS,
    en: 'A pattern in `imports` matches no file',
    zh: '`imports` 里的模式没有匹配到文件',
  },
  IMPORTS_DEFAULT_SHOULD_BE_LAST: {
    page: FIELDS,
    en: '`default` has to come last, since it hides what follows',
    zh: '`default` 要写在最后，写在它后面的条件不起作用',
  },
  IMPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: {
    page: FIELDS,
    en: '`module` has to come before `require`',
    zh: '`module` 要写在 `require` 前面',
  },
  IMPORTS_MODULE_SHOULD_BE_ESM: {
    page: FIELDS,
    en: 'The condition `module` names a file that is not an ES module',
    zh: '`module` 条件指向的文件不是 ES 模块',
  },
  IMPORTS_FALLBACK_ARRAY_USE: {
    page: FIELDS,
    en: 'Tools read arrays in `imports` in different ways',
    zh: '各个工具对 `imports` 里的数组理解不一',
  },
  CJS_WITH_ESMODULE_DEFAULT_EXPORT: {
    page: FORMAT,
    en: 'A default export of CommonJS gives bundlers different values',
    zh: 'CommonJS 的默认导出在不同的打包工具里结果不同',
  },
  NESTED_PACKAGE_JSON_FIELD_IGNORED: {
    page: ENTRIES,
    en: 'Node.js reads `exports` and `imports` in the package.json at the top alone',
    zh: 'Node.js 只读取最外层 package.json 里的 `exports` 和 `imports`',
  },
};
