import { comparisonTable } from '../../i18n/home/comparisonTable.ts';
import { speedTable } from '../../i18n/home/speedTable.ts';
import type { Lang } from '../../site/locales.ts';

function table(rows: readonly (readonly string[])[]): string[] {
  const [head = [], ...rest] = rows;
  return [head, head.map(() => '---'), ...rest].map(
    cells => `| ${cells.join(' | ')} |`,
  );
}

const words = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** The build times of the home page. */
export function speedLines(lang: Lang): string[] {
  const { lists, meta } = speedTable(lang);
  return [
    ...lists.flatMap(({ title, compiler, lines }) => [
      `**${[title, compiler].filter(Boolean).join(', ')}**`,
      '',
      ...lines.map(
        ({ name, way, time }) => `- ${words(name, way && `(${way})`)}: ${time}`,
      ),
      '',
    ]),
    meta,
  ];
}

/** The comparison of tools on the home page; what does more than Rslib is bold. */
export function comparisonLines(lang: Lang): string[] {
  const { tools, lines, aheadTitle, ahead } = comparisonTable(lang);
  const rows = (part: typeof lines) =>
    part.map(({ name, cells }) => [
      name,
      ...cells.map(({ text, isAhead }) => (isAhead ? `**${text}**` : text)),
    ]);
  return table([
    ['', ...tools.map(({ name, version }) => words(name, version))],
    ...rows(lines),
    [`**${aheadTitle}**`, ...tools.map(() => '')],
    ...rows(ahead),
  ]);
}
