import type { Assertion, Claim, ClaimFile } from '../content-model/Claim.ts';
import type { ProofStrings } from '../i18n/index.ts';
import type {
  PageProofs,
  ProofSource,
  ProvenSentence,
} from '../shared/proofs.ts';
import { tellAssertion } from './tellAssertion.ts';

export interface ProofsContext {
  lang: 'en' | 'zh';
  words: ProofStrings;
  /** Where readers find an example. */
  exampleSource: string;
}

/** What readers may look up about the sentences of a page. */
export function createProofs(
  { claims }: ClaimFile,
  context: ProofsContext,
): PageProofs {
  const { lang, words } = context;
  const quotes = claims.flatMap(claim => claim[lang]);
  // A sentence that occurs twice, with different proofs, can't be identified by its
  // words.
  const isOnce = (quote: string) =>
    quotes.indexOf(quote) === quotes.lastIndexOf(quote);
  return {
    open: words.open.replace('{{sentence}}', '{sentence}'),
    title: words.title,
    proven: claims
      .filter(({ assertions }) => assertions.length > 0)
      .filter(claim => claim[lang].every(isOnce))
      .map(claim => tellClaim(claim, context)),
  };
}

function tellClaim(claim: Claim, context: ProofsContext): ProvenSentence {
  const { assertions, source } = claim;
  const names = [...new Set(assertions.map(({ about }) => about))];
  const sources = names.map(name => {
    const own = assertions.filter(({ about }) => about === name);
    return tellSource(name, own, context);
  });
  if (source !== undefined) {
    const { host } = new URL(source);
    sources.push({ name: host, href: source, lines: [] });
  }
  return { quotes: claim[context.lang], sources };
}

function tellSource(
  about: string,
  assertions: readonly Assertion[],
  { words, exampleSource }: ProofsContext,
): ProofSource {
  const [, kind, name = about] = /^(package|bench) (.+)$/.exec(about) ?? [];
  // `dts-alias@0.23.2` is that example, built with another version.
  const [folder] = name.split('@');
  const addresses = {
    bench: exampleSource.replace(/examples$/, 'bench'),
    example: `${exampleSource}/${folder}`,
  };
  const href =
    kind === 'package' ? undefined : addresses[kind ? 'bench' : 'example'];
  return {
    name: kind === 'bench' ? `bench/${name}` : name,
    ...(href !== undefined && { href }),
    lines: assertions.map(assertion => tellAssertion(assertion, words)),
  };
}
