import type { Lang } from '../../site/locales.ts';

/** What the check of a package says besides its findings: publishRules.ts. */
const en = {
  title: 'Is it ready to publish?',
  checking: 'publint is reading the package…',
  ready:
    'publint has nothing to say: the fields of package.json fit the files.',
  found: 'publint found {{count}}:',
  failed:
    "publint couldn't read the package. Check that package.json is valid, and that you're online.",
  error: 'Error',
  warning: 'Warning',
  suggestion: 'Suggestion',
  help: 'Read more',
  types:
    'To check the declarations as well, run `npx @arethetypeswrong/cli --pack` in the project.',
};

export const publishStrings: Record<Lang, typeof en> = {
  en,
  zh: {
    title: '可以发布了吗？',
    checking: 'publint 正在检查这个包…',
    ready: 'publint 没有发现问题：package.json 的字段与文件相符。',
    found: 'publint 发现 {{count}} 处问题：',
    failed:
      'publint 无法读取这个包。请检查 package.json 是否有效，以及网络是否正常。',
    error: '错误',
    warning: '警告',
    suggestion: '建议',
    help: '了解详情',
    types:
      '要同时检查类型声明，请在项目里运行 `npx @arethetypeswrong/cli --pack`。',
  },
};
