import type { DiagramDictionary } from './en.ts';

/** 示意图里的文字（简体中文）。用词以 i18n/glossary.zh.md 为准。 */
export const zh: DiagramDictionary = {
  build: {
    title: '从源码到 dist',
    description:
      '构建从源文件和 `package.json`、`tsconfig.json`、`rslib.config.ts` 开始。Rslib 读取与库有关的选项，Rsbuild 为每个 `lib` 项创建一个 environment 并应用插件，Rspack 编译、链接模块，把 JS 文件和样式表输出到 `dist`。如果开启了 `dts`，TypeScript 也会把类型声明文件输出到那里。',
    source: '源码',
    settings: '配置文件',
    rslib: '读取 `format`、`bundle` 和 `dts`',
    rsbuild: '每个 `lib` 项对应一个 environment',
    rspack: '编译、链接，输出文件',
    typescript: '开启 `dts` 时生成类型声明文件',
    output: '要发布的产物',
  },
  structure: {
    title: '同样四个源文件，两种模式下的产物',
    description:
      'bundle 模式把 `index.ts`、`circle.ts` 和 `math/index.ts` 的代码合并成一个文件 `dist/index.js`；`types.ts` 只有类型，不会留下代码。bundleless 模式为每个源文件输出一个同名的 JS 文件：`index.js`、`circle.js`、`math/index.js` 和 `types.js`，其中 `types.js` 只有 `export { };`。',
    bundle: 'bundle 模式',
    bundleRule: '每个入口一个文件',
    bundleless: 'bundleless 模式',
    bundlelessRule: '每个源文件一个文件',
    onlyTypes: '只有类型，没有产物',
    noCode: '没有代码',
  },
  externals: {
    title: 'Rslib 怎样处理导入的包',
    description:
      '从上往下，第一条符合的规则决定结果。`output.externals` 匹配到的包是外部依赖。`bundle` 设为 `false` 时，导入保持原样。目标环境是 `node` 时，Node.js 的内置模块是外部依赖。格式是 `umd`、`iife` 或 `mf`，又没有设置 `output.autoExternal` 时，包会打包。`dependencies`、`optionalDependencies` 和 `peerDependencies` 里的包是外部依赖，`output.autoExternal.exclude` 里的除外。其他情况一律打包。',
    start: '代码导入了一个包',
    yes: '是',
    no: '否',
    named: '`output.externals` 匹配到它吗？',
    bundleless: '`bundle` 设为 `false` 了吗？',
    builtIn: '是 Node.js 的内置模块，而且目标环境是 `node` 吗？',
    format:
      '格式是 `umd`、`iife` 或 `mf`，而且没有设置 `output.autoExternal` 吗？',
    listed:
      '在 `dependencies`、`optionalDependencies` 或 `peerDependencies` 里，而且不在 `output.autoExternal.exclude` 里吗？',
    rest: '其他情况，比如开发依赖',
    external: '外部依赖',
    bundled: '打包',
    asWritten: '保持原样',
  },
  declarations: {
    title: 'Rspack 和 TypeScript 同时工作',
    description:
      'Rspack 编译入口引用到的文件，输出 JS 文件；设置 `isolated: true` 时，还会为每个文件生成类型声明文件，但不做类型检查。与此同时，TypeScript 检查 `tsconfig.json` 包含的文件；设置 `dts: true` 时，为每个文件生成类型声明文件。设置 `bundle: true` 时，API Extractor 再把它们打包，每个入口一个类型声明文件。',
    reached: '入口引用到的文件',
    included: '`tsconfig.json` 包含的文件',
    rspack: '编译',
    typescript: '检查类型',
    script: 'JS 产物',
    isolated: '每个文件一个，不检查类型',
    each: '每个文件一个',
    joined: '每个入口一个，由 API Extractor 合并',
  },
  formats: {
    title: '按使用者的加载方式选择格式',
    description:
      '如果使用者通过打包工具或新版 Node.js 导入库，构建 `esm`；如果在旧版 Node.js 或不能加载 ES 模块的工具里调用 `require()`，构建 `esm` 和 `cjs`。如果用 script 标签加载并调用你的函数，构建 `umd`；如果脚本加载后自动运行，构建 `iife`。如果应用在运行时从服务器加载你的模块，构建 `mf`。',
    question: '使用者怎样加载库？',
    module: '作为包安装',
    script: '用 script 标签',
    server: '从服务器',
    current: '用打包工具或新版 Node.js',
    older: '在旧版 Node.js 或不能加载 ES 模块的工具里调用 `require()`',
    functions: '调用你的函数',
    byItself: '脚本自动运行',
    running: '在应用运行时加载',
  },
  federation: {
    title: '远程模块和加载它的应用',
    description:
      'Rslib 构建的远程模块 `badge-kit` 由 manifest、远程入口和暴露的模块组成，都放在服务器上。在浏览器里，应用 `shop` 先获取 manifest，也就是列出其他文件的 `mf-manifest.json`；再加载远程入口 `badge_kit.js` 和暴露的模块，用双方共享的同一份 React 渲染组件。',
    remote: '远程模块',
    remoteRule: '由 Rslib 构建，放在服务器上',
    application: '应用',
    applicationRule: '在浏览器里',
    manifest: 'manifest：列出所有文件',
    entry: '远程入口',
    module: '暴露的模块',
    starts: '运行自己的代码',
    fetchManifest: '获取 manifest',
    runs: '运行远程入口',
    loadEntry: '加载入口',
    loadModule: '加载模块',
    renders: '用同一份 React 渲染组件',
  },
  buildTimes: {
    title: '不生成类型声明时，首次构建的耗时（秒）',
    description:
      '三个库各一组，每个工具一条：Rslib、tsdown、tsup、Vite、Rollup 和 unbuild。条越长，构建越慢。下面的表格列出了同样的数据。',
    small: '5 个模块',
    modules: '201 个模块',
    components: '30 个 React 组件',
    seconds: '{{value}} 秒',
    compared: '{{time}}，{{ratio}} 倍（{{min}}–{{max}}）',
  },
  typesTimes: {
    title: '生成类型声明时，首次构建 201 个模块的耗时（秒）',
    description:
      '每个工具的每种声明生成方式一条。条越长，构建越慢。下面的表格列出了同样的数据，以及另外两个库的数据。',
    bundled: '{{tool}}（单个文件）',
    isolated: '{{tool}}（isolated）',
    typescript5: '{{tool}}（TypeScript 5）',
    tsc: '{{tool}} 加 `tsc`',
    seconds: '{{value}} 秒',
  },
};
