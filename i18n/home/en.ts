/**
 * The text of the home page's tables in English: the source of all keys. Other
 * text of that page is in content/.
 */
export const en = {
  speedTool: 'Tool',
  speedTypes: 'With declarations',
  speedCode: 'JavaScript only',
  speedSeconds: '{{seconds}} s',
  speedRange: '{{min}}–{{max}}×',
  typescript5: 'TypeScript 5',
  tsc: 'then tsc',
  speedMeta:
    '{{modules}} modules and their entry, {{lines}} lines, ESM. First build with no cache, median of {{rounds}}. × is the range of times relative to Rslib in the same round. Each column has its own scale. {{cores}} cores, {{memory}} GiB, Node.js {{node}}, {{date}}.',

  compareLabel: 'Library tools compared',
  compareAhead: 'Where others do more',
} as const;

export type HomeStrings = Record<keyof typeof en, string>;
