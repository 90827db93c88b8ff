import type { Claim } from '../../content-model/Claim.ts';

/** A claim's proof as a reader of a message sees it. */
export function proofInWords({ assertions, exempt, source }: Claim): string {
  if (exempt) return `exempt as ${exempt}${source ? `, ${source}` : ''}`;
  if (assertions.length === 0) return 'no proof yet';
  const examples = new Set(assertions.map(({ about }) => about));
  return [...examples]
    .map(about => {
      const lines = assertions
        .filter(assertion => assertion.about === about)
        .map(
          ({ phrase, expected }) =>
            `    ${phrase}: ${[expected].flat().join(' … ')}`,
        );
      return [about, ...lines].join('\n');
    })
    .join('\n  ');
}

/** Both sentences of a claim, one below the other. */
export function sentencesInWords({ en, zh }: Claim): string {
  return [`“${en.join(' ')}”`, `“${zh.join('')}”`].join('\n  ');
}
