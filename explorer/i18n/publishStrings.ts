import type { Lang } from '../../site/locales.ts';

/** What is said of a package besides findings: publishRules.ts, typesRules.ts. */
const en = {
  title: 'Is it ready to publish?',
  publint: {
    checking: 'publint is reading the package…',
    ready:
      'publint reports no problems: the fields of package.json fit the files.',
    found: 'Problems that publint reports: {{count}}',
    failed:
      "publint couldn't read the package. Check that package.json is valid, and that you're online.",
  },
  checkTypes: 'Check the declarations with are-the-types-wrong',
  typesSize: '0.8 MB, once',
  types: {
    checking: 'are-the-types-wrong is reading the declarations…',
    ready:
      'are-the-types-wrong reports no problems: TypeScript finds declarations that fit the files.',
    found: 'Problems that are-the-types-wrong reports: {{count}}',
    failed:
      "are-the-types-wrong couldn't read the package. Check that package.json is valid, and that you're online.",
  },
  error: 'Error',
  warning: 'Warning',
  suggestion: 'Suggestion',
  help: 'Read more',
};

export const publishStrings: Record<Lang, typeof en> = {
  en,
  zh: {
    title: '可以发布了吗？',
    publint: {
      checking: 'publint 正在检查这个包……',
      ready: 'publint 没有发现问题：package.json 的字段与文件相符。',
      found: 'publint 发现 {{count}} 处问题：',
      failed:
        'publint 无法读取这个包。请检查 package.json 是否有效，以及网络是否正常。',
    },
    checkTypes: '用 are-the-types-wrong 检查类型声明',
    typesSize: '0.8 MB，仅一次',
    types: {
      checking: 'are-the-types-wrong 正在检查类型声明……',
      ready:
        'are-the-types-wrong 没有发现问题：TypeScript 能找到类型声明，而且与文件相符。',
      found: 'are-the-types-wrong 发现 {{count}} 类问题：',
      failed:
        'are-the-types-wrong 无法读取这个包。请检查 package.json 是否有效，以及网络是否正常。',
    },
    error: '错误',
    warning: '警告',
    suggestion: '建议',
    help: '了解详情',
  },
};
