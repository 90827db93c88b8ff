import type { Finding, Issue } from '../../tooling/Issue.ts';
import type { Assertion, Claim, ClaimFile } from '../content-model/Claim.ts';
import exempt from './exemptKinds.json' with { type: 'json' };
import { findSuccessor } from './nearestSentence.ts';
import { cutText } from './proof/cutText.ts';
import type { EvidenceSource } from './proof/Evidence.ts';
import { proofInWords, sentencesInWords } from './proof/inWords.ts';
import { isOneCase, type JudgedAssertion } from './proof/isOneCase.ts';
import { judge } from './proof/judge.ts';
import { findUnheardOf } from './proof/occurs.ts';
import { Unclear } from './proof/Verdict.ts';
import { generalWord, isAboutHere } from './sentences/isListed.ts';
import type { PageSentences } from './sentences/listSentences.ts';

const reasons = {
  'claim-quote': 'The proof was made for other words.',
  'claim-false': 'Readers believe the sentence.',
  'claim-unclear': 'What can’t be judged proves nothing.',
  'claim-narrow': 'One build shows that it can be so, not that it always is.',
  'claim-exempt': 'An exemption has to say why no proof is needed.',
};

type Report = (rule: keyof typeof reasons, finding: Finding) => void;

/** What's wrong with a claim; nothing if it's true and on the page. */
export function judgeClaim(
  claim: Claim,
  claimFile: ClaimFile,
  page: PageSentences,
  source: EvidenceSource,
): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (rule, finding) =>
    void issues.push({ ...finding, rule, why: reasons[rule] });
  const { file } = claimFile;
  checkQuotes(claim, claimFile, page, report);
  checkExemption(claim, file, report);
  const judged = claim.assertions.flatMap(
    assertion =>
      judgeAssertion(assertion, claim, file, page, source, report) ?? [],
  );
  const isProven =
    judged.length > 0 && judged.length === claim.assertions.length;
  // What another project documents is meant for every case.
  if (isProven && !claim.source) {
    checkWidth(claim, judged, file, page, source, report);
  }
  return issues;
}

/** A sentence about every case needs more than one, or says that it's about the one shown. */
function checkWidth(
  claim: Claim,
  judged: readonly JudgedAssertion[],
  file: string,
  page: PageSentences,
  source: EvidenceSource,
  report: Report,
): void {
  const shown = new Set(claim.assertions.map(({ about }) => about));
  const word = (['en', 'zh'] as const)
    .flatMap(lang =>
      page[lang]
        .filter(({ text }) => claim[lang].includes(text))
        .filter(
          sentence =>
            !isAboutHere(sentence, lang) ||
            !sentence.examples.some(id => shown.has(id)),
        )
        .map(sentence => generalWord(sentence, lang)),
    )
    .find(found => found !== undefined);
  if (!word || !isOneCase(judged, source)) return;
  report('claim-narrow', {
    file,
    line: claim.line,
    what: `“${word}” speaks of more than one case, and the proof shows one:\n  ${sentencesInWords(claim)}\n  ${proofInWords(claim)}`,
    remedy:
      'Add another example, step, or `lib` item, a wildcard over several files, or the type; or say less in both languages (content/CLAIMS.md, “More than one case”).',
  });
}

function checkQuotes(
  claim: Claim,
  claimFile: ClaimFile,
  page: PageSentences,
  report: Report,
): void {
  const { file } = claimFile;
  for (const lang of ['en', 'zh'] as const) {
    for (const quote of claim[lang]) {
      if (page[lang].some(({ text }) => text === quote)) continue;
      const near = findSuccessor(quote, lang, page, claimFile);
      report('claim-quote', {
        file,
        line: claim.line,
        what: [
          `This sentence was deleted or changed:`,
          sentencesInWords(claim),
          near
            ? `${page.files[lang]}:${near.line} now has:\n  “${near.text}”`
            : `${page.files[lang]} has nothing like “${quote}”.`,
          `Its proof: ${proofInWords(claim)}`,
        ].join('\n  '),
        remedy: near
          ? `See whether the proof still holds for the new words, in both languages; then \`npm run claims ${page.id} -- --quote\`.`
          : 'Quote a sentence of the page, or delete the claim.',
      });
    }
  }
  const sections = (lang: 'en' | 'zh') =>
    page[lang]
      .filter(({ text }) => claim[lang].includes(text))
      .map(({ section }) => section);
  const [en, zh] = [sections('en'), sections('zh')];
  if (en.length === 0 || zh.length === 0) return;
  if (en.some(section => zh.includes(section))) return;
  report('claim-quote', {
    file,
    line: claim.line,
    what: `The two sentences are in different sections:\n  ${sentencesInWords(claim)}`,
    remedy: 'Quote the counterpart in the same section.',
  });
}

function checkExemption(claim: Claim, file: string, report: Report): void {
  const fail = (what: string, remedy: string) =>
    report('claim-exempt', { file, line: claim.line, what, remedy });
  if (claim.exempt !== undefined && !(claim.exempt in exempt.kinds)) {
    const known = Object.keys(exempt.kinds).join(', ');
    fail(`There is no kind “${claim.exempt}”.`, `The kinds are ${known}.`);
  }
  if (claim.exempt === 'documented' && !claim.source) {
    fail(
      'A `documented` claim has no `source`.',
      'Add the URL where the other project says so.',
    );
  }
  if (!claim.source) return;
  const { source } = claim;
  if (!exempt.sources.some(start => source.startsWith(start))) {
    fail(
      `${source} isn't the documentation of a project we list.`,
      'Use a site in proofs/rules/exemptKinds.json. What Rslib, Rsbuild, and Rspack do needs a proof.',
    );
  }
}

function judgeAssertion(
  assertion: Assertion,
  claim: Claim,
  file: string,
  page: PageSentences,
  source: EvidenceSource,
  report: Report,
): JudgedAssertion | undefined {
  const { about, phrase, line } = assertion;
  try {
    const { ok, expected, seen, reads } = judge(assertion, source);
    if (!ok) {
      report('claim-false', {
        file,
        line,
        what: [
          sentencesInWords(claim),
          `Example:  ${about}`,
          `Expected: ${expected}`,
          `Seen:     ${cutText(seen)}`,
        ].join('\n  '),
        remedy: `If the sentence is wrong, correct ${page.files.en} and ${page.files.zh} and list it under \`corrected\`; otherwise correct the proof.`,
      });
    }
    const unheardOf = findUnheardOf(assertion, source, claim.en);
    if (unheardOf.length > 0) {
      report('claim-unclear', {
        file,
        line,
        what: `${about}: \`${phrase}\` asks for the absence of ${unheardOf.map(text => JSON.stringify(text)).join(', ')}, which no example has.`,
        remedy:
          'Correct the text, or build an example in which it does occur and add it to the proof.',
      });
    }
    return ok ? { assertion, reads } : undefined;
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    report('claim-unclear', {
      file,
      line,
      what: `${error.message}\n  ${sentencesInWords(claim)}`,
      remedy: error.remedy,
    });
    return undefined;
  }
}
