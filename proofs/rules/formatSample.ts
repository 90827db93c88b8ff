import type { PageReport } from './checkPage.ts';
import { proofInWords, sentencesInWords } from './proof/inWords.ts';

/** Claims drawn at random, for someone who judges whether they hold up. */
export function formatSample(
  reports: readonly PageReport[],
  count: number,
): string {
  const all = reports.flatMap(({ file }) =>
    file.claims.map(claim => ({ claim, file: file.file })),
  );
  const draw = (title: string, isWanted: (exempt?: string) => boolean) => {
    const drawn = all
      .filter(({ claim }) => claim.exempt ?? claim.assertions.length > 0)
      .filter(({ claim }) => isWanted(claim.exempt))
      .map(item => ({ ...item, place: Math.random() }))
      .sort((a, b) => a.place - b.place)
      .slice(0, count);
    return drawn.map(({ claim, file }, index) =>
      [
        `${title} ${index + 1}  ${file}:${claim.line}`,
        `  ${sentencesInWords(claim)}`,
        `  ${proofInWords(claim)}\n`,
      ].join('\n'),
    );
  };
  return [
    ...draw('proven', exempt => exempt === undefined),
    ...draw('exempt', exempt => exempt !== undefined),
  ].join('\n');
}
