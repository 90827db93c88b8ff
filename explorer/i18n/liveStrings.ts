import type { Lang } from '../../site/locales.ts';

/** What the playground says once Rslib runs in the page; it comes with that code. */
const en = {
  starting: 'Loading Rslib…',
  progress: 'Downloaded',
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  noMemory:
    'This browser has too little memory for Rslib, so the files stay prebuilt.',
  startFailed: "Rslib didn't start, so the files stay prebuilt. {{reason}}",
  buildFailed: '{{reason}} The next edit starts Rslib anew.',
  building: 'Building…',
  built: 'Built in this page.',
  refused: 'The build fails.',
  time: '{{ms}} ms',
  foot: 'Rslib {{rslib}} runs in this page: nothing you type is sent.',
  needsTypes:
    "TypeScript 7, which generates these declarations, doesn't run in browsers, so the files are prebuilt.",
  lacksTypes:
    "TypeScript 7 doesn't run in browsers, so edited code is built without declarations. Set dts: { isolated: true } to get them.",
  addTypes: 'Generate declarations with TypeScript {{version}}',
  typesSize: '1 MB, once',
  loadingTypes: 'Loading TypeScript…',
  typesFailed: "TypeScript couldn't be loaded. Check your connection.",
  typedBy:
    'TypeScript {{version}} generated these declarations, in this page. At home, Rslib uses the TypeScript of your project, which may order members of types differently.',
  notRun:
    'Who can load it is read from the files, because edited code is built and never run.',
  requireNew:
    'In Node.js, require() of an ES module needs 20.19, 22.12, or later.',
  loads: {
    works: 'works',
    syntax: "`{{name}}` isn't JavaScript",
    esm: 'an ES module',
    needs: 'has no `{{name}}`',
    missing: "`{{name}}` isn't there",
    kind: '`{{name}}` counts as CommonJS',
    builtin: '`{{name}}` is only in Node.js',
    entry: 'package.json names no file',
    waits: '`await` at the top level',
  },
  outdated: '{{reason}} These files are from before that change.',
  config: {
    syntax: "rslib.config.ts, line {{line}}: this isn't valid TypeScript.",
    function:
      "rslib.config.ts, line {{line}}: the config is read and not run, so it can't contain functions.",
    plugin:
      'rslib.config.ts, line {{line}}: this page has only the plugins pluginReact and pluginVue, and runs one of them.',
    'no-config': 'rslib.config.ts has no configuration as its default export.',
    other:
      'rslib.config.ts, line {{line}}: the config is read and not run, so {{code}} has no value here.',
  },
  needsPlugin:
    "This sample needs a plugin that doesn't run in browsers, so its files are prebuilt.",
  edited: 'edited',
  addFile: 'Add a file',
  renameFile: 'Rename {{file}}',
  removeFile: 'Remove {{file}}',
  newName: 'Path of the file',
  nameTaken: '{{file}} exists already. Choose another path.',
  nameRefused:
    "A file can't be called {{file}} here. Choose a path in src/, such as src/new.ts.",
  remove: 'Remove {{file}}?',
  goToLine: 'Go to line {{line}} of {{file}}',
  openFile: 'Open {{file}}',
  cause: 'Cause',
  fix: 'Fix',
  help: 'In the error reference',
};

export type LiveStrings = typeof en;

export const liveStrings: Record<Lang, LiveStrings> = {
  en,
  zh: {
    starting: '正在加载 Rslib……',
    progress: '已下载',
    cancel: '取消',
    cancelled: '已取消。',
    noMemory: '浏览器的内存不够运行 Rslib，下面仍是预先构建的文件。',
    startFailed: 'Rslib 没能启动，下面仍是预先构建的文件。{{reason}}',
    buildFailed: '{{reason}} 再次编辑时会重新启动 Rslib。',
    building: '正在构建……',
    built: '已在本页构建。',
    refused: '构建失败。',
    time: '{{ms}} 毫秒',
    foot: 'Rslib {{rslib}} 就在本页运行，你输入的内容不会发往任何地方。',
    needsTypes:
      '这些类型声明由 TypeScript 7 生成，它不能在浏览器里运行，所以文件是预先构建的。',
    lacksTypes:
      'TypeScript 7 不能在浏览器里运行，所以编辑过的代码构建时不带类型声明。需要时请设置 dts: { isolated: true }。',
    addTypes: '用 TypeScript {{version}} 生成类型声明',
    typesSize: '1 MB，仅一次',
    loadingTypes: '正在加载 TypeScript……',
    typesFailed: '无法加载 TypeScript，请检查网络。',
    typedBy:
      '这些类型声明由本页的 TypeScript {{version}} 生成。在你的项目里，Rslib 使用项目自己的 TypeScript，类型成员的顺序可能不同。',
    notRun: '谁能加载是从文件中读出来的：编辑过的代码只构建，不运行。',
    requireNew:
      '在 Node.js 中，用 require() 加载 ES 模块需要 20.19、22.12 或更高版本。',
    loads: {
      works: '可用',
      syntax: '`{{name}}` 不是 JavaScript',
      esm: '是 ES 模块',
      needs: '没有 `{{name}}`',
      missing: '找不到 `{{name}}`',
      kind: '`{{name}}` 会被当成 CommonJS',
      builtin: '`{{name}}` 只有 Node.js 才有',
      entry: 'package.json 没有指定文件',
      waits: '顶层有 `await`',
    },
    outdated: '{{reason}}下面还是改动之前的文件。',
    config: {
      syntax: 'rslib.config.ts 第 {{line}} 行：不是有效的 TypeScript。',
      function:
        'rslib.config.ts 第 {{line}} 行：这里只读取配置，不执行它，所以不能使用函数。',
      plugin:
        'rslib.config.ts 第 {{line}} 行：本页只有 pluginReact 和 pluginVue 两个插件，一次只能用其中一个。',
      'no-config': 'rslib.config.ts 没有默认导出配置。',
      other:
        'rslib.config.ts 第 {{line}} 行：这里只读取配置，不执行它，所以 {{code}} 没有值。',
    },
    needsPlugin:
      '这个示例用到的插件不能在浏览器里运行，所以它的文件是预先构建的。',
    edited: '已编辑',
    addFile: '添加文件',
    renameFile: '重命名 {{file}}',
    removeFile: '删除 {{file}}',
    newName: '文件路径',
    nameTaken: '{{file}} 已经存在。请换一个路径。',
    nameRefused:
      '这里的文件不能叫 {{file}}。请使用 src/ 里的路径，例如 src/new.ts。',
    remove: '要删除 {{file}} 吗？',
    goToLine: '跳到 {{file}} 第 {{line}} 行',
    openFile: '打开 {{file}}',
    cause: '原因',
    fix: '解决办法',
    help: '在错误参考中查看',
  },
};
