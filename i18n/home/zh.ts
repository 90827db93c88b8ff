import type { HomeStrings } from './en.ts';

/** 首页表格里的文字。 */
export const zh: HomeStrings = {
  speedTypes: '含类型声明',
  speedCode: '仅 JavaScript',
  speedSeconds: '{{seconds}} 秒',
  tsc: '再运行 tsc',
  speedMeta:
    '无缓存首次构建，{{rounds}} 次取中位数，产物为 ESM，源码共 {{lines}} 行。{{cores}} 核，{{memory}} GiB 内存，Node.js {{node}}，{{date}}。三组条形用同一比例尺。',

  compareLabel: '库构建工具对比',
  compareAhead: '其他工具更强的地方',
};
