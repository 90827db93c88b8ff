import type { ConverterStrings } from './en.ts';

/** 配置转换器的文字。 */
export const zh: ConverterStrings = {
  open: '粘贴你的配置',
  openAny: '转换 tsup、tsdown、Vite、Rollup 或 unbuild 的配置',
  tool: '工具',
  config: '你的配置，TypeScript 或 JavaScript',
  manifest: '你的 package.json（可选，其中的 type 和依赖会影响配置）',
  hint: '粘贴的内容只在你的浏览器里读取，不会发送到任何地方。',
  convert: '转换',
  opens: '在演练场中打开',
  noScript: '转换配置的表单需要 JavaScript。全部选项都列在下面的表格里。',

  working: '正在转换……',
  done: '已转换。',
  doneWithNotes: '已转换，有 {count} 处需要核对。',
  notLoaded: '没有转换：迁移指南加载失败，请联网后重试。',
  notConverted: '没有转换这份配置，原因如下。',
  refused: {
    syntax: '没有转换：第 {line} 行不是有效的 TypeScript 或 JavaScript。',
    'no-config': '没有转换：这段代码没有默认导出配置。',
    'too-large': '没有转换：内容超过了 100,000 个字符。',
    other: '没有转换：不运行配置，就不知道第 {line} 行的 {code} 会得到什么。',
  },
  badManifest:
    '没有转换：package.json 不是 JSON 对象。请粘贴整个文件，或者留空。',

  changes: 'package.json 的改动',
  add: '添加',
  remove: '删除',
  line: '第 {line} 行',
  kinds: {
    unread: '需要手动填写：不运行配置就不知道它的值',
    left: '需要手动处理，或者没有对应的选项',
    unknown: '需要自己查：迁移指南里没有',
    changed: '已转换，但含义不完全相同',
    copied: '照原样复制：运行配置时才知道它的值',
  },
};
