import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { PageReport } from './checkPage.ts';
import { findSuccessor } from './nearestSentence.ts';
import { proofInWords } from './proof/inWords.ts';
import type { ListedSentence } from './sentences/listSentences.ts';

/** Examples named next to a draft. */
const EXAMPLES_NAMED = 4;

const yaml = (data: unknown) => stringify(data, { lineWidth: 0 });

/** Adds a claim without proof for each open sentence, in the order of the page. */
export function draftClaims(
  root: string,
  { page, open, file }: PageReport,
): string {
  const quoted = new Set(file.claims.flatMap(({ en, zh }) => [...en, ...zh]));
  const left = open.filter(({ sentence }) => !quoted.has(sentence.text));
  // Sentences that share their counterpart share a claim.
  const pairs = [...new Set(left.map(({ pair }) => pair))];
  const drafts = new Set(
    pairs.map(pair => draft(left.filter(listed => listed.pair === pair))),
  );
  editFile(root, file.file, text =>
    text.replace(/^claims: \[\]\n$/m, 'claims:\n').concat(...drafts),
  );
  return `Drafted ${drafts.size} claims of ${page.id} in ${file.file}.`;
}

function draft(listed: readonly ListedSentence[]): string {
  const [first] = listed;
  const texts = (lang: 'en' | 'zh') => {
    const own = listed.map(({ sentence }) => sentence.text);
    const other = first?.pair[lang].map(({ text }) => text) ?? [];
    const quotes = first?.lang === lang ? own : other;
    return quotes.length > 1 ? quotes : (quotes[0] ?? '');
  };
  const near = first?.sentence.examples.slice(0, EXAMPLES_NAMED).join(', ');
  const note = near ? `  # shown nearby: ${near}\n` : '';
  const item = yaml([{ en: texts('en'), zh: texts('zh') }]);
  return note + item.replace(/^(?=.)/gm, '  ');
}

/** Replaces quotes by the sentences that took their place, showing each. */
export function quoteAgain(root: string, { page, file }: PageReport): string {
  const shown: string[] = [];
  editFile(root, file.file, source => {
    // What's above has the old sentences of corrections.
    const start = Math.max(0, source.search(/^claims:/m));
    let text = source.slice(start);
    for (const claim of file.claims) {
      for (const lang of ['en', 'zh'] as const) {
        for (const quote of claim[lang]) {
          if (page[lang].some(sentence => sentence.text === quote)) continue;
          const near = findSuccessor(quote, lang, page, file);
          if (!near) continue;
          const [from, to] = [yaml(quote).trim(), yaml(near.text).trim()];
          const edited = text.replace(from, () => to);
          shown.push(
            edited === text
              ? `Couldn't find ${from} in ${file.file}: change it by hand.`
              : `- “${quote}”\n+ “${near.text}”\n  Its proof: ${proofInWords(claim)}`,
          );
          text = edited;
        }
      }
    }
    return source.slice(0, start) + text;
  });
  return shown.join('\n') || 'Every quote is on the page.';
}

/** Records how many sentences of a page need a proof; the number only grows. */
export function recordCount(root: string, { page, file }: PageReport): void {
  const listed = Math.max(page.listed.length, file.listed);
  editFile(root, file.file, text =>
    text.replace(/^listed: .*$/m, `listed: ${listed}`),
  );
}

function editFile(
  root: string,
  name: string,
  edit: (text: string) => string,
): void {
  const file = path.join(root, name);
  const text = existsSync(file)
    ? readFileSync(file, 'utf8')
    : 'listed: 0\nclaims: []\n';
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, edit(text));
}
