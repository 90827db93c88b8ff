import type { Claim } from '../../content-model/Claim.ts';
import { isBench } from './benchEvidence.ts';
import { isPackage } from './packageTexts.ts';
import { parsePhrase } from '../../content-model/parsePhrase.ts';

/** The examples that a proof needs, including those it compares with. */
export function namesOf({ assertions }: Claim): string[] {
  const names = assertions.flatMap(({ about, phrase: written, expected }) => {
    const phrase = parsePhrase(written);
    const compared =
      phrase?.kind === 'output' ||
      (phrase?.kind === 'text' && /^(?:same|differs)/.test(phrase.verb))
        ? [expected].flat().map(name => name.split(' ')[0] ?? '')
        : [];
    const other = phrase?.kind === 'project' ? [phrase.other] : [];
    return [about, ...compared, ...other];
  });
  return [...new Set(names)].filter(name => !isPackage(name) && !isBench(name));
}
