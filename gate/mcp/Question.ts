import { z } from 'zod';

const text = z.string().min(1);

/** An agent's question: the tool it calls, and what the answer must contain. */
const question = z.object({
  question: z.string(),
  tool: z.string(),
  arguments: z.record(z.string(), z.unknown()).default({}),
  /**
   * Sections of which the answer must quote one, as the labels in bench/search name
   * them: `/path` for any section of a page, `/path#` for its beginning, `/path#id`.
   */
  sections: z.array(text).default([]),
  /**
   * Strings that the answer must contain. A list means any one of its strings, for
   * questions that several pages answer.
   */
  expect: z.preprocess(
    value => (typeof value === 'string' ? [value] : value),
    z.array(z.union([text, z.array(text).min(1)])).min(1),
  ),
  /** Strings that would make the answer wrong. */
  avoid: z.array(text).default([]),
});

export type Question = z.infer<typeof question>;

/** Parses a file of questions; throws if one is incomplete. */
export function parseQuestions(json: string): Question[] {
  return z.array(question).parse(JSON.parse(json));
}

/** The expected strings that are missing from an answer. */
export function missingTexts(
  { expect }: Pick<Question, 'expect'>,
  answer: string,
): string[] {
  const text = flatten(answer);
  return expect
    .map(wanted => (typeof wanted === 'string' ? [wanted] : wanted))
    .filter(choices => !choices.some(one => text.includes(flatten(one))))
    .map(choices => choices.join(' or '));
}

/** The strings in an answer that make it wrong. */
export function wrongTexts(
  { avoid }: Pick<Question, 'avoid'>,
  answer: string,
): string[] {
  const text = flatten(answer);
  return avoid.filter(one => text.includes(flatten(one)));
}

/**
 * Where in the answer the first expected section is, from 1; 0 if there's none. A
 * section is quoted below a line with its URL.
 */
export function rankOfSection(
  { sections }: Pick<Question, 'sections'>,
  answer: string,
): number {
  const quoted = [...answer.matchAll(/^https?:\/\/[^/\s]+(\/\S*)?$/gm)].map(
    ([, path = '/']) => path.replace(/^\/zh(?=\/)/, ''),
  );
  return 1 + quoted.findIndex(path => sections.some(one => isAt(path, one)));
}

function isAt(path: string, label: string): boolean {
  return label.includes('#')
    ? path === label.replace(/#$/, '')
    : path.replace(/#.*/, '') === label;
}

function flatten(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}
