import type { ProblemKind } from '@arethetypeswrong/core';
import type { Lang } from '../../site/locales.ts';

const PUBLISH = '/guide/advanced/publishing';
const DECLARATIONS = '/guide/advanced/dts';
const TWO_FORMATS = `${DECLARATIONS}#types-for-import-and-require`;
const BOTH = '/guide/basic/output-format#publish-es-modules-and-commonjs';

/**
 * What each problem that are-the-types-wrong knows means, and the page that helps. A new
 * version with others fails the type check. Text between backticks is code.
 */
export const typesRules: Record<ProblemKind, Record<Lang | 'page', string>> = {
  NoResolution: {
    page: `${PUBLISH}#write-packagejson`,
    en: 'An entry of package.json leads to no file',
    zh: 'package.json 的入口没有对应的文件',
  },
  UntypedResolution: {
    page: `${DECLARATIONS}#typescript-does-not-find-them`,
    en: 'TypeScript finds no declarations',
    zh: 'TypeScript 找不到类型声明',
  },
  FalseCJS: {
    page: TWO_FORMATS,
    en: 'The code is an ES module, and its declarations say CommonJS',
    zh: '代码是 ES 模块，类型声明却说是 CommonJS',
  },
  FalseESM: {
    page: TWO_FORMATS,
    en: 'The code is CommonJS, and its declarations say ES module',
    zh: '代码是 CommonJS，类型声明却说是 ES 模块',
  },
  NamedExports: {
    page: BOTH,
    en: 'Node.js does not see exports that the declarations name',
    zh: '类型声明里有的导出，Node.js 识别不出来',
  },
  CJSResolvesToESM: {
    page: BOTH,
    en: '`require()` gets an ES module, which older versions of Node.js refuse',
    zh: '`require()` 得到的是 ES 模块，旧版 Node.js 无法加载',
  },
  FallbackCondition: {
    page: `${PUBLISH}#types-should-be-the-first-in-the-object`,
    en: 'TypeScript finds declarations only after it failed at another condition',
    zh: 'TypeScript 先在别的条件上失败，之后才找到类型声明',
  },
  CJSOnlyExportsDefault: {
    page: BOTH,
    en: 'CommonJS with a default export, which Node.js imports as `.default`',
    zh: 'CommonJS 使用了默认导出，在 Node.js 里导入后要多写 `.default`',
  },
  FalseExportDefault: {
    page: BOTH,
    en: 'The declarations have `export default`, the code has `module.exports`',
    zh: '类型声明写的是 `export default`，代码却是 `module.exports`',
  },
  MissingExportEquals: {
    page: BOTH,
    en: 'The declarations lack the `export =` that the code has',
    zh: '类型声明缺少与代码对应的 `export =`',
  },
  UnexpectedModuleSyntax: {
    page: '/config/lib/auto-extension',
    en: 'A file is in another format than its extension says',
    zh: '文件的格式与扩展名不符',
  },
  InternalResolutionError: {
    page: '/config/lib/redirect#types-become-any',
    en: 'A declaration imports a file that is not there',
    zh: '类型声明导入了不存在的文件',
  },
};
