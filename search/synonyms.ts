/**
 * Synonyms for words that readers use but pages don't: `word: terms of the
 * index`, as Latin words or pairs of Chinese characters. Matches through a
 * synonym rank below matches of the reader's own word.
 */
const table = `
bundleless: bundle
cdn: umd
command: cli
commandline: cli
commonjs: cjs
compatibility: syntax
compress: minify
copyright: banner
d.ts: dts declaration
declaration: dts
dependency: deps
difference: choose
downgrade: syntax
dts: declaration 声明
es6: syntax
exclude: external
excluding: external
externalize: external
faster: speed
federation: mf
global: umd
header: banner
icon: svg
image: asset
lazy: dynamic
license: banner
lint: rslint
mangle: minify
mf: federation
minification: minify
picture: asset
polyfill: syntax
polyfills: polyfill
rollup: bundle
scaffold: create
scss: sass
slow: speed
speed: isolated tsgo
splitting: chunk
suffix: extension
terminology: glossary
transpile: syntax
treeshake: shaking
types: declaration dts
typings: declaration
uglify: minify
三方: 第三
不打包: bundleless
全局变量: umd
兼容: 语法
分包: chunk
别名: alias
副作用: sideeffects
区别: 选择
升级: upgrade
参数: 选项
发布: publish
名词: 术语
后缀: 扩展
命令行: cli
图标: svg
图片: 资源
垫片: shim shims
声明: dts
外置: 外部
外链: 外部
多个: several
头部: banner
字体: 资源
定义: 声明
尾部: footer
开头: banner
微前端: 联邦
懒加载: 动态
打包: bundle
拆包: chunk
排除: 外部
摇树: shaking
文档: storybook
无打包: bundleless
映射: sourcemap
末尾: footer
注释: banner
混淆: 压缩
清理: clean
清空: clean
版权: banner
监听: watch
结尾: footer
脚手架: create
解释: 术语
词汇: 术语
路径: paths
迁移: migration
配置项: 选项
重定向: redirect
降级: 语法
非打包: bundleless
`;

export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map(line => {
      const [word = '', others = ''] = line.split(': ');
      return [word, others.split(' ')];
    }),
);

const hanWords = [...synonyms.keys()].filter(word =>
  /^\p{Script=Han}/u.test(word),
);

/** Synonyms for the contents of a Chinese run, by the position of each pair. */
export function synonymsInRun(run: string): string[][] {
  const found = Array.from({ length: Math.max(1, run.length - 1) }, () => [
    ...(run.length === 1 ? (synonyms.get(run) ?? []) : []),
  ]);
  for (const word of hanWords) {
    for (let at = run.indexOf(word); at >= 0; at = run.indexOf(word, at + 1)) {
      for (let pair = at; pair < at + word.length - 1; pair++) {
        found[pair]?.push(...(synonyms.get(word) ?? []));
      }
    }
  }
  return found;
}
