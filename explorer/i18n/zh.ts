import type { ExplorerStrings } from './en.ts';

/** The text of the playground in Chinese. */
export const zh: ExplorerStrings = {
  sample: '示例',
  'sample.event-log': '几个函数，一个依赖',
  'sample.star-rating': 'React 组件，CSS Modules',
  'sample.card-writer': 'Node.js 命令，两个入口',
  'sample.task-queue': '用了新语法的类',
  'sample.step-counter': 'Vue 组件，scoped 样式',
  share: '分享',
  reset: '恢复默认',

  parts: '显示',
  written: '源码',
  options: '选项',
  output: '产物',

  notSet: '未设置',
  usual: '{{value}}，默认',
  needsScript: '启用 JavaScript 后可以切换选项。',

  sources: '源文件',
  files: '产物文件',
  oneFile: '1 个文件，{{size}}',
  fileCount: '{{count}} 个文件，{{size}}',
  new: '新增',

  prebuilt: '用 Rslib {{rslib}} 预先构建。',
  changeSame: '产物不变。',
  changeRefused: '构建失败。',
  changeSize: '{{file}} {{before}} 变为 {{after}}',
  changeName: '{{was}} {{before}} 变为 {{file}} {{after}}',
  changeNew: '新增 {{file}} {{after}}',
  changeGone: '不再生成 {{file}}',
  comma: '，',
  changeMore: '另有 {{count}} 个文件',
  undo: '撤销',

  views: '视图',
  code: '代码',
  changes: '变化',
  log: '日志',
  start: '换一个选项，看看这个文件有什么变化。',
  noDifference: '这个文件没有变化。',
  added: '新增：',
  removed: '删除：',

  runtime: '模块运行时，{{count}} 行',
  helpers: '语法降级用的辅助函数，{{count}} 行',
  copy: '复制 {{file}}',
  copied: '已复制',

  refusalFiles: '没有生成任何文件。',
  refusalHelp: '如何解决',

  noteMore: '了解更多',
  loads: '谁能加载',
  import: 'import',
  require: 'require()',
  script: 'script 标签',
  bundler: '打包工具',
  'load.import': 'Node.js 中 `import`',
  'load.require': 'Node.js 中 `require()`',
  'load.script': 'script 标签',
  'load.bundler': '打包工具',
  loadsExports: '得到 {{names}}',
  loadsGlobals: '设置全局变量 {{names}}',
  loadsNothing: '什么也得不到',
  loadsNoGlobal: '没有设置全局变量',
  works: '可用',
  fails: '不可用',
  separator: '、',

  tools: 'Rslib {{rslib}}，TypeScript {{typescript}}。这些文件是预先构建的。',

  failed: '这个库的其他构建结果加载失败，下面是默认选项的产物。',
  again: '重试',
};
