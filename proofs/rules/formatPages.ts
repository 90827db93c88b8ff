import type { PageReport } from './checkPage.ts';
import { sum } from './checkShare.ts';
import exempt from './exemptKinds.json' with { type: 'json' };
import { listedWord } from './sentences/isListed.ts';

/** Examples named next to an open sentence. */
const EXAMPLES_SHOWN = 4;

/** One line for each page, and totals. */
export function formatPages(reports: readonly PageReport[]): string {
  const kinds = Object.keys(exempt.kinds);
  const head = ['proven', ...kinds, 'open', 'listed', 'before'];
  const row = (name: string, cells: (number | string)[]) =>
    [
      name.padEnd(40),
      ...cells.map((cell, index) =>
        String(cell).padStart((head[index]?.length ?? 0) + 2),
      ),
    ].join('');
  const cellsOf = (page: PageReport) => [
    page.proven,
    ...kinds.map(kind => page.exempt[kind] ?? 0),
    page.open.length,
    page.page.listed.length,
    page.file.counted.listed,
  ];
  const rows = reports.map(cellsOf);
  const totalsOf = (start: string) =>
    head.map((_, column) =>
      sum(
        rows
          .filter((_cells, index) => reports[index]?.id.startsWith(start))
          .map(cells => cells[column] ?? 0),
      ),
    );
  const areas = reports.length > 1 ? listAreas(reports) : [];
  return [
    row('', head),
    ...reports.map((page, index) => row(page.id, rows[index] ?? [])),
    ...areas.map(area => row(area, totalsOf(area))),
    row('all', totalsOf('')),
    `${sum(reports.map(({ page }) => page.en.length))} sentences in English (${sum(reports.map(({ file }) => file.counted.sentences))} before), ` +
      `${sum(reports.map(({ beyond }) => beyond))} proven beyond the list, ` +
      `${sum(reports.map(({ file }) => file.corrected.length))} corrected`,
    '',
  ].join('\n');
}

/** `config/`, `guide/basic/`, … */
function listAreas(reports: readonly PageReport[]): string[] {
  const starts = reports.map(({ id }) =>
    id
      .split('/')
      .slice(0, id.startsWith('guide/') ? 2 : 1)
      .join('/'),
  );
  return [...new Set(starts)].map(start => `${start}/`);
}

/** The open sentences of pages, each with what its section shows. */
export function formatOpen(reports: readonly PageReport[]): string {
  return reports
    .flatMap(({ page, open }) =>
      open.map(({ lang, sentence, pair }) => {
        const other = lang === 'en' ? pair.zh : pair.en;
        const near = sentence.examples.slice(0, EXAMPLES_SHOWN).join(', ');
        return [
          `open  ${page.files[lang]}:${sentence.line}  “${sentence.text}” (because of “${listedWord(sentence, lang)}”)`,
          `      “${other.map(({ text }) => text).join(' ')}”`,
          ...(near ? [`      shown nearby: ${near}`] : []),
        ].join('\n');
      }),
    )
    .join('\n');
}
