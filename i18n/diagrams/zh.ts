import type { DiagramDictionary } from './index.ts';

/** 示意图里的文字（简体中文）。用词以 i18n/glossary.zh.md 为准。 */
export const zh: DiagramDictionary = {
  build: {
    title: '从源码到 dist',
    description:
      '输入是源文件，以及 `package.json`、`tsconfig.json` 和 `rslib.config.ts`。Rslib 读取与库有关的选项；Rsbuild 把 `lib` 的每一项变成一个 environment，并应用插件；Rspack 编译、链接模块，把脚本和样式表写到 `dist`。如果开启了 `dts`，TypeScript 也会把类型声明文件写到那里。',
    source: '源码',
    settings: '设置',
    rslib: '读取 `format`、`bundle` 和 `dts`',
    rsbuild: '`lib` 的每一项对应一个 environment',
    rspack: '编译、链接，写出文件',
    typescript: '开启 `dts` 时，生成类型声明',
    output: '要发布的产物',
  },
  structure: {
    title: '同样四个源文件，两种模式的产物',
    description:
      'bundle 模式把 `index.ts`、`circle.ts` 和 `math/index.ts` 的代码合并成一个文件 `dist/index.js`；`types.ts` 只有类型，什么也不留下。bundleless 模式让每个源文件各成一个同名文件：`index.js`、`circle.js`、`math/index.js` 和 `types.js`，其中 `types.js` 是空的。',
    bundle: '打包',
    bundleRule: '每个入口一个文件',
    bundleless: 'bundleless',
    bundlelessRule: '每个源文件一个文件',
    onlyTypes: '只有类型，什么也不留下',
    empty: '空文件',
  },
  externals: {
    title: '导入的包怎样处理',
    description:
      'Rslib 依次问下面的问题，第一个回答“是”的说了算。`output.externals` 里有它吗？有，就是外部依赖。`bundle` 设成了 `false` 吗？是，导入保持原样。是 Node.js 的内置模块，而且目标环境是 `node` 吗？是，就是外部依赖。格式是 `umd`、`iife` 或 `mf`，而且没有设置 `output.autoExternal` 吗？是，打包。在 `dependencies`、`optionalDependencies` 或 `peerDependencies` 里，而且不在 `output.autoExternal.exclude` 里吗？是，就是外部依赖。其他情况一律打包。',
    start: '代码导入了一个包',
    yes: '是',
    no: '否',
    named: '`output.externals` 里有它吗？',
    bundleless: '`bundle` 设成了 `false` 吗？',
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
    title: '两件事，同时进行',
    description:
      'Rspack 编译入口引用到的文件，写出 JavaScript；设置 `isolated: true` 时，它还为这些文件各写一个类型声明文件，不做类型检查。TypeScript 在一旁工作：检查 `tsconfig.json` 包含的文件，设置 `dts: true` 时各写一个类型声明文件。设置 `bundle: true` 时，API Extractor 再把它们合并成每个入口一个。',
    reached: '入口引用到的文件',
    included: '`tsconfig.json` 包含的文件',
    rspack: '编译',
    typescript: '检查类型',
    script: 'JavaScript 产物',
    isolated: '每个文件一个，不检查类型',
    each: '每个文件一个',
    joined: '每个入口一个，由 API Extractor 合并',
  },
  formats: {
    title: '使用者怎样加载，决定用哪种格式',
    description:
      '使用者有打包工具，或者用较新的 Node.js 导入库，就构建 `esm`。在更旧的 Node.js 或不能加载 ES 模块的工具里调用 `require()`，就构建 `esm` 和 `cjs`。写一个 script 标签再调用你的函数，就构建 `umd`；脚本加载后自行运行，就构建 `iife`。应用运行时从服务器加载你的模块，就构建 `mf`。',
    question: '使用者怎样加载库？',
    module: '作为包安装',
    script: '用 script 标签',
    server: '从服务器',
    current: '有打包工具，或者用较新的 Node.js',
    older: '在更旧的 Node.js 或不能加载 ES 模块的工具里调用 `require()`',
    functions: '调用你的函数',
    byItself: '脚本自行运行',
    running: '在应用运行时加载',
  },
  federation: {
    title: '远程模块和加载它的应用',
    description:
      'Rslib 构建远程模块 `badge-kit`：manifest、远程入口和暴露的模块，都放在服务器上。在浏览器里，应用 `shop` 先获取 manifest，也就是 `mf-manifest.json`，它列出其他文件。然后应用加载远程入口 `badge_kit.js` 和暴露的模块，用两边共享的同一份 React 渲染组件。',
    remote: '远程模块',
    remoteRule: '由 Rslib 构建，放在服务器上',
    application: '应用',
    applicationRule: '在浏览器里',
    manifest: 'manifest：列出所有文件',
    entry: '远程入口',
    module: '暴露的模块',
    starts: '运行自己的脚本',
    fetchManifest: '获取 manifest',
    runs: '运行远程入口',
    loadEntry: '加载入口',
    loadModule: '加载模块',
    renders: '用同一份 React 渲染组件',
  },
};
