import type { Assertion } from '../../content-model/Claim.ts';
import type { Evidence, EvidenceSource, NamedText } from './Evidence.ts';
import { findStep, findTexts, isGlob, matchPaths } from './findTexts.ts';
import { differenceFrom, judgeOutput, judgeProject } from './judgeVariants.ts';
import { judgeText, show } from './judgeText.ts';
import { isPackage } from './packageTexts.ts';
import {
  parsePhrase,
  type Phrase,
  type TextVerb,
} from '../../content-model/parsePhrase.ts';
import { Unclear, type Read, type Verdict } from './Verdict.ts';

type Phrased<Kind> = Extract<Phrase, { kind: Kind }>;

/** Judges one assertion; throws Unclear if it can't be judged. */
export function judge(assertion: Assertion, source: EvidenceSource): Verdict {
  const phrase = parsePhrase(assertion.phrase);
  if (!phrase) {
    throw new Unclear(
      `\`${assertion.phrase}\` isn't in the vocabulary.`,
      'content/CLAIMS.md lists the words: `dist/index.js has`, `log lacks`, `exit is`, …',
    );
  }
  const wanted = [assertion.expected].flat();
  if (isPackage(assertion.about)) {
    return judgeTexts(assertion, phrase, wanted, subject =>
      source.findInPackage(assertion.about, subject),
    );
  }
  const evidence = findEvidence(assertion.about, source);
  switch (phrase.kind) {
    case 'exit':
      return judgeExit(phrase, wanted, evidence);
    case 'writes':
      return judgeWrites(phrase, wanted, evidence);
    case 'project': {
      const other = findEvidence(phrase.other, source);
      return judgeProject(wanted, evidence, other);
    }
    case 'output': {
      const others = wanted.map(id => findEvidence(id, source));
      return judgeOutput(phrase.verb, evidence, others);
    }
    case 'text': {
      if (phrase.verb === 'same as' || phrase.verb === 'differs from') {
        return judgeOther(
          phrase.subject,
          phrase.verb,
          wanted,
          evidence,
          source,
        );
      }
      return judgeTexts(assertion, phrase, wanted, subject =>
        findTexts(subject, evidence),
      );
    }
  }
}

function findEvidence(id: string, source: EvidenceSource): Evidence {
  const evidence = source.find(id);
  if (evidence) return evidence;
  const [name = '', version] = id.split('@');
  const near = [...source.ids].filter(
    other => other.includes(name) || name.includes(other),
  );
  if (!source.ids.has(name)) {
    throw new Unclear(
      `There is no example ${name}.`,
      `Use the name of a folder in examples/.${near.length > 0 ? ` Near: ${near.slice(0, 5).join(', ')}.` : ''}`,
    );
  }
  throw new Unclear(
    `The example ${id} has no result.`,
    version
      ? `Keep what it did with that version as examples/results/${version}/${name}.json.`
      : `Run \`npm run examples ${name}\`.`,
  );
}

function judgeTexts(
  { about, phrase: written }: Assertion,
  phrase: Phrase,
  wanted: readonly string[],
  find: (subject: string) => NamedText[],
): Verdict {
  const verb = phrase.kind === 'text' ? phrase.verb : 'same as';
  if (phrase.kind !== 'text' || verb === 'same as' || verb === 'differs from') {
    throw new Unclear(
      `\`${written}\` doesn't work for a package.`,
      'For a package, use any verb but `same as` and `differs from`.',
    );
  }
  const expected = `${phrase.subject} ${describe(verb, wanted)}`;
  const texts = find(phrase.subject);
  if (texts.length === 0) {
    return { ok: false, expected, seen: `no ${phrase.subject}`, reads: [] };
  }
  const reads: Read[] = [];
  for (const text of texts) {
    const { ok, seen } = judgeText(text, verb, wanted);
    reads.push({ example: about, part: text.part });
    if (ok) continue;
    const where = isGlob(phrase.subject) ? `${text.part}: ` : '';
    return { ok, expected, seen: where + seen, reads };
  }
  return { ok: true, expected, seen: '', reads };
}

function judgeOther(
  subject: string,
  verb: 'same as' | 'differs from',
  wanted: readonly string[],
  evidence: Evidence,
  source: EvidenceSource,
): Verdict {
  const expected = `${subject} ${describe(verb, wanted)}`;
  const [mine] = findTexts(subject, evidence);
  if (!mine) return { ok: false, expected, seen: `no ${subject}`, reads: [] };
  const isSame = verb === 'same as';
  const reads: Read[] = isSame
    ? [{ example: evidence.id, part: mine.part }]
    : [];
  for (const name of wanted) {
    // `other-example`, or `other-example dist/other.js`.
    const [id = '', file = subject] = name.split(' ');
    const [theirs] = findTexts(file, findEvidence(id, source));
    if (!theirs)
      return { ok: false, expected, seen: `no ${file} in ${id}`, reads };
    reads.push(
      isSame
        ? { example: id, part: theirs.part }
        : differenceFrom(evidence.id, id),
    );
    if ((mine.text === theirs.text) === isSame) continue;
    const seen = isSame
      ? `${subject}:\n${show(mine.text)}\n  ${name}:\n${show(theirs.text)}`
      : `both are\n${show(mine.text)}`;
    return { ok: false, expected, seen, reads };
  }
  return { ok: true, expected, seen: '', reads };
}

function judgeExit(
  { step }: Phrased<'exit'>,
  [wanted = '']: readonly string[],
  evidence: Evidence,
): Verdict {
  const ran = step ? findStep(step, evidence) : undefined;
  const { exit } = ran ?? evidence.result;
  const name = ran ? `exit code of \`${ran.command}\`` : 'exit code';
  return {
    ok: String(exit) === wanted,
    expected: `${name} ${wanted}`,
    seen: `${name} ${exit}`,
    reads: [
      {
        example: evidence.id,
        part: ran ? `step-exit ${ran.command}` : 'exit',
      },
    ],
  };
}

function judgeWrites(
  { verb }: Phrased<'writes'>,
  wanted: readonly string[],
  { id, result }: Evidence,
): Verdict {
  const written = Object.keys(result.files);
  const matches = wanted.map(name => matchPaths(written, name));
  const found = [...new Set(matches.flat())];
  const missing = wanted.filter((_, index) => matches[index]?.length === 0);
  const extra = written.filter(file => !found.includes(file));
  const faults = {
    writes: missing.length > 0,
    'writes no': found.length > 0 || written.length === 0,
    'writes only': missing.length > 0 || extra.length > 0,
  };
  return {
    ok: !faults[verb],
    expected: `${verb} ${wanted.join(', ')}`,
    seen: written.length > 0 ? `wrote ${written.join(', ')}` : 'wrote no file',
    reads: [
      { example: id, part: 'files', paths: verb === 'writes no' ? [] : found },
    ],
  };
}

const describe = (verb: TextVerb, wanted: readonly string[]) =>
  `${verb} ${wanted.map(text => JSON.stringify(text)).join(', ')}`;
