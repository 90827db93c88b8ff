import type { Assertion } from '../content-model/Claim.ts';
import { parsePhrase } from '../content-model/parsePhrase.ts';
import type { ProofKey, ProofStrings } from '../i18n/index.ts';
import type { ProofLine } from '../shared/proofs.ts';

/** Text and code by turns, as in ProofLine. */
type Values = Record<string, ProofLine>;

const code = (text: string): ProofLine => ['', text];

/** Says in words what an assertion found; see content/CLAIMS.md for its form. */
export function tellAssertion(
  { about, phrase: written, expected }: Assertion,
  words: ProofStrings,
): ProofLine {
  const phrase = parsePhrase(written);
  const wanted = [expected].flat();
  const tell = (word: ProofKey, values: Values = {}) =>
    fill(words[word], {
      ...values,
      texts: list(wanted.map(withoutName), words.separator),
    });
  switch (phrase?.kind) {
    case 'writes':
      return tell(phrase.verb);
    case 'project':
      return tell('project', { other: code(phrase.other) });
    case 'output':
      return tell(`output.${phrase.verb}`);
    case 'exit': {
      const ending = wanted[0] === '0' ? 'succeeds' : 'fails';
      return phrase.step === undefined
        ? tell(ending)
        : tell(`step.${ending}`, { step: code(phrase.step) });
    }
    case 'text':
      return tell(phrase.verb, {
        subject: tellSubject(phrase.subject, about, words),
      });
    case undefined:
      throw new Error(
        `\`${written}\` isn't in the vocabulary, so readers can't be told what it proves. Run \`npm run claims\`.`,
      );
  }

  /** A file of the same example is compared by its path alone. */
  function withoutName(text: string): string {
    const [name, ...rest] = text.split(' ');
    const isCompared =
      phrase?.kind === 'text' && /^(?:same|differs)/.test(phrase.verb);
    return isCompared && name === about && rest.length > 0
      ? rest.join(' ')
      : text;
  }
}

function tellSubject(
  subject: string,
  about: string,
  words: ProofStrings,
): ProofLine {
  if (subject.startsWith('$ ')) {
    return fill(words['subject.step'], { step: code(subject.slice(2)) });
  }
  if (subject === 'log') {
    const isMeasured = about.startsWith('bench ');
    return [words[isMeasured ? 'subject.measured' : 'subject.log']];
  }
  if (subject === 'command') return [words['subject.command']];
  if (!about.startsWith('package ')) return code(subject);
  if (subject === 'options') return [words['subject.options']];
  const [, kind, option = ''] = /^(type|default) of (.+)$/.exec(subject) ?? [];
  // The pattern has these two kinds.
  return kind
    ? fill(words[`subject.${kind as 'type' | 'default'}`], {
        option: code(option),
      })
    : code(subject);
}

function list(texts: readonly string[], separator: string): ProofLine {
  return texts.flatMap((text, index) => [
    index > 0 ? separator : '',
    // A value of an option is written as code already.
    text.replace(/^`([^`]*)`$/, '$1'),
  ]);
}

/** Puts values in the places of a string, and keeps text and code apart. */
function fill(template: string, values: Values): ProofLine {
  const line: ProofLine = [''];
  const addText = (text: string) => {
    if (line.length % 2 === 1) line[line.length - 1] += text;
    else line.push(text);
  };
  template.split(/\{\{(\w+)\}\}/).forEach((part, index) => {
    if (index % 2 === 0) {
      addText(part);
      return;
    }
    (values[part] ?? []).forEach((piece, place) => {
      if (place % 2 === 0) addText(piece);
      else line.push(piece);
    });
  });
  if (line.length % 2 === 1 && line.at(-1) === '') line.pop();
  return line.map((part, index) =>
    index % 2 === 0
      ? // A space belongs next to code, not between Han characters.
        part.replace(/(?<=\p{sc=Han}) (?=\p{sc=Han})/gu, '')
      : part,
  );
}
