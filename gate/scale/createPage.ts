import { randomFrom, type Pick } from './randomFrom.ts';

export interface PageSpot {
  lang: 'en' | 'zh';
  /** Both count from 1. */
  area: number;
  page: number;
}

const words = {
  en: 'library module output format bundle source entry option default value build tool package format declaration type file folder path name export import runtime target syntax browser server plugin asset style external dependency version release project configuration command script result example reader author reason case rule order size cache watch debug test check report warning error message'.split(
    ' ',
  ),
  zh: '库 模块 产物 格式 打包 源码 入口 选项 默认值 构建 工具 依赖 声明 类型 文件 目录 路径 名称 导出 导入 运行时 目标 语法 浏览器 服务端 插件 资源 样式 外部 版本 发布 项目 配置 命令 脚本 结果 示例 读者 作者 原因 情况 规则 顺序 体积 缓存 监听 调试 测试 检查 报告 警告 错误 提示'.split(
    ' ',
  ),
};

const SECTIONS_PER_PAGE = 6;
const SENTENCES_PER_SECTION = 5;
const WORDS_PER_SENTENCE = 14;

/**
 * Creates a page like an author's: about 600 words under several headings, with
 * code and a table. The same spot always gets the same page.
 */
export function createPage(spot: PageSpot): string {
  const pick = randomFrom(`${spot.lang} ${spot.area} ${spot.page}`);
  const title = pageTitle(spot);
  return [
    `---\ntitle: ${title}\ndescription: ${sentence(spot, pick)}\n---`,
    paragraph(spot, pick),
    ...Array.from({ length: SECTIONS_PER_PAGE }, (_, index) =>
      section(spot, pick, index),
    ),
  ].join('\n\n');
}

/** The title of the page at a spot, as sidebars show it. */
export function pageTitle({ lang, area, page }: PageSpot): string {
  const pick = randomFrom(`title ${lang} ${area} ${page}`);
  const subject = [pick(words[lang]), pick(words[lang])];
  return lang === 'en'
    ? `The ${subject.join(' ')} ${area}-${page}`
    : `${subject.join('')} ${area}-${page}`;
}

function section(spot: PageSpot, pick: Pick, index: number): string {
  const heading = `## ${sentence(spot, pick, 4).slice(0, -1)} {#section-${index + 1}}`;
  const extra = [code, table, callout][index % 3]?.(spot, pick) ?? '';
  return [heading, paragraph(spot, pick), extra].join('\n\n');
}

function paragraph(spot: PageSpot, pick: Pick): string {
  const sentences = Array.from({ length: SENTENCES_PER_SECTION }, () =>
    sentence(spot, pick),
  );
  return sentences.join(spot.lang === 'en' ? ' ' : '');
}

function sentence(
  { lang }: PageSpot,
  pick: Pick,
  length = WORDS_PER_SENTENCE,
): string {
  const chosen = Array.from({ length }, () => pick(words[lang]));
  if (lang === 'zh') return `${chosen.join('')}。`;
  const text = chosen.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function code(_spot: PageSpot, pick: Pick): string {
  const name = () => pick(words.en);
  return [
    '```ts',
    `import { ${name()} } from './${name()}';`,
    '',
    `export const ${name()}Options = {`,
    `  ${name()}: '${name()}',`,
    `  ${name()}: [{ ${name()}: true, ${name()}: ${pick(['1', '2', '3'])} }],`,
    '};',
    '```',
  ].join('\n');
}

function table(spot: PageSpot, pick: Pick): string {
  const word = () => pick(words[spot.lang]);
  const row = () =>
    `| \`${pick(words.en)}\` | ${word()} | ${word()} ${word()} |`;
  return [row(), '| --- | --- | --- |', row(), row(), row(), row()].join('\n');
}

function callout(spot: PageSpot, pick: Pick): string {
  return `:::tip\n${sentence(spot, pick)}\n:::`;
}
