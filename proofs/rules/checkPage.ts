import type { Issue } from '../../tooling/Issue.ts';
import type { Site } from '../../content-model/Site.ts';
import { claimFileOf, type ClaimFile } from '../content-model/Claim.ts';
import { judgeClaim } from './judgeClaim.ts';
import { findSuccessor } from './nearestSentence.ts';
import type { EvidenceSource } from './proof/Evidence.ts';
import { parseClaims, readClaims } from '../content-model/readClaims.ts';
import { listedWord } from './sentences/isListed.ts';
import {
  listSentences,
  type ListedSentence,
  type PageSentences,
} from './sentences/listSentences.ts';

/** What's proven on a page, and what's wrong. */
export interface PageReport {
  id: string;
  page: PageSentences;
  file: ClaimFile;
  proven: number;
  /** Listed sentences that need no proof, by kind. */
  exempt: Record<string, number>;
  /** Listed sentences that nothing is said about; a faulty claim is an issue. */
  open: ListedSentence[];
  /** Proofs of sentences that aren't on the list. */
  beyond: number;
  issues: Issue[];
}

/** Sentences whose claim is reported on its own. */
const FAULTY = 'faulty';
/** Examples named next to an open sentence. */
const EXAMPLES_SHOWN = 4;

/** Checks a page's claims; undefined if it isn't in both languages. */
export function checkPage(
  site: Site,
  id: string,
  source: EvidenceSource,
): PageReport | undefined {
  const page = listSentences(site, id);
  if (!page) return undefined;
  const file = readClaims(site.root, id) ?? parseClaims(claimFileOf(id), '{}');
  const issues: Issue[] = file.faults.map(({ line, what }) => ({
    rule: 'claim-file',
    file: file.file,
    line,
    what,
    why: 'A claim that can’t be read proves nothing.',
    remedy: 'content/CLAIMS.md shows what a claim looks like.',
  }));
  const known = new Map<string, string>();
  for (const claim of file.claims) {
    const found = judgeClaim(claim, file, page, source);
    issues.push(...found);
    const kind = claim.assertions.length > 0 ? 'proven' : claim.exempt;
    if (!kind) continue;
    for (const lang of ['en', 'zh'] as const) {
      for (const quote of claim[lang]) {
        const isThere = page[lang].some(({ text }) => text === quote);
        const text = isThere
          ? quote
          : (findSuccessor(quote, lang, page, file)?.text ?? quote);
        known.set(`${lang} ${text}`, found.length > 0 ? FAULTY : kind);
      }
    }
  }
  const kinds = page.listed.map(({ lang, sentence }) =>
    known.get(`${lang} ${sentence.text}`),
  );
  const exempt: Record<string, number> = {};
  for (const kind of kinds) {
    if (kind && kind !== 'proven' && kind !== FAULTY)
      exempt[kind] = (exempt[kind] ?? 0) + 1;
  }
  const listedTexts = new Set(page.listed.map(({ sentence }) => sentence.text));
  const report: PageReport = {
    id,
    page,
    file,
    proven: kinds.filter(kind => kind === 'proven').length,
    exempt,
    open: page.listed.filter((_, index) => kinds[index] === undefined),
    beyond: file.claims.filter(
      ({ assertions, en, zh }) =>
        assertions.length > 0 && ![...en, ...zh].some(t => listedTexts.has(t)),
    ).length,
    issues,
  };
  return { ...report, issues: [...once(issues), ...checkCounts(report)] };
}

/** A missing example is one problem, however many lines need it. */
function once(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>();
  return issues.filter(({ rule, what }) => {
    const [first = ''] = what.split('\n');
    const isNew = rule !== 'claim-unclear' || !seen.has(first);
    seen.add(first);
    return isNew;
  });
}

/** Each sentence has its proof, and none goes unnoticed. */
function checkCounts({ id, page, file, open }: PageReport): Issue[] {
  const issues = open.map(({ lang, sentence, pair }): Issue => {
    const other = pair[lang === 'en' ? 'zh' : 'en'].map(({ text }) => text);
    const near = sentence.examples.slice(0, EXAMPLES_SHOWN).join(', ');
    return {
      rule: 'claim-open',
      file: page.files[lang],
      line: sentence.line,
      what: `This says “${listedWord(sentence, lang)}” and has no proof: “${sentence.text}”\n  “${other.join(' ')}”${near ? `\n  Shown nearby: ${near}` : ''}`,
      why: 'A sentence with an absolute or causal word, such as the one named, is what readers rely on.',
      remedy: `Prove it: \`npm run claims ${id} -- --draft\` writes the quotes, content/CLAIMS.md explains the rest.`,
    };
  });
  const onPage = new Set(page.en.map(({ text }) => text));
  const gone = file.corrected.filter(({ was }) => !onPage.has(was)).length;
  if (file.listed - page.listed.length - gone > 0) {
    issues.push({
      rule: 'claim-count',
      file: file.file,
      line: 1,
      what: `The page had ${file.listed} sentences to prove and has ${page.listed.length}; \`corrected\` explains ${gone}.`,
      why: 'Rewording must not be a way around a proof.',
      remedy: 'Add each sentence that is gone to `corrected`, with the reason.',
    });
  }
  return issues;
}
