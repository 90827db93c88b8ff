import type { HomeStrings } from './en.ts';

/** 首页表格里的文字。 */
export const zh: HomeStrings = {
  speedTool: '工具',
  speedTypes: '含类型声明',
  speedCode: '仅 JavaScript',
  speedSeconds: '{{seconds}} 秒',
  speedRange: '{{min}}–{{max}}×',
  typescript5: 'TypeScript 5',
  tsc: '再运行 tsc',
  speedMeta:
    '{{modules}} 个模块和一个入口文件，共 {{lines}} 行，构建为 ESM。无缓存首次构建，{{rounds}} 次取中位数。× 是同一轮中相对 Rslib 用时的最低和最高倍数。两列的比例尺不同。{{cores}} 核，{{memory}} GiB 内存，Node.js {{node}}，{{date}}。',

  compareLabel: '库构建工具对比',
  compareAhead: '其他工具更强的地方',
};
