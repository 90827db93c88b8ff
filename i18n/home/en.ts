/**
 * The text of the home page's tables in English: the source of all keys. Other
 * text of that page is in content/.
 */
export const en = {
  speedTypes: 'With declarations',
  speedCode: 'JavaScript only',
  speedSeconds: '{{seconds}} s',
  tsc: 'then tsc',
  speedMeta:
    'First build without a cache, median of {{rounds}}, ESM. {{lines}} lines. {{cores}} cores, {{memory}} GiB, Node.js {{node}}, {{date}}. All bars have one scale.',

  compareLabel: 'Library tools compared',
  compareAhead: 'Where others do more',
} as const;

export type HomeStrings = Record<keyof typeof en, string>;
