/** An agent's question: the tool it calls, and what the answer must contain. */
export interface Question {
  question: string;
  tool: string;
  arguments: Record<string, unknown>;
  /**
   * Sections of which the answer must quote one, as the labels in bench/search name
   * them: `/path` for any section of a page, `/path#` for its beginning, `/path#id`.
   */
  sections: string[];
  /**
   * Strings that the answer must contain. A list means any one of its strings, for
   * questions that several pages answer.
   */
  expect: (string | string[])[];
  /** Strings that would make the answer wrong. */
  avoid: string[];
}

/** Parses a file of questions; throws if one is incomplete. */
export function parseQuestions(json: string): Question[] {
  const data: unknown = JSON.parse(json);
  if (!Array.isArray(data)) {
    throw new Error(
      'The file isn\'t a list of questions. Write [{ "question", "tool", "arguments", "expect" }, …].',
    );
  }
  return data.map((entry: Partial<Record<string, unknown>>, at) => {
    const {
      question,
      tool,
      arguments: given = {},
      sections = [],
      expect,
      avoid = [],
    } = entry;
    const expected = typeof expect === 'string' ? [expect] : expect;
    const isComplete =
      typeof question === 'string' &&
      typeof tool === 'string' &&
      typeof given === 'object' &&
      given !== null &&
      isTexts(sections) &&
      isTexts(avoid) &&
      Array.isArray(expected) &&
      expected.length > 0 &&
      expected.every(isExpectation);
    if (!isComplete) {
      throw new Error(
        `Question ${at + 1} is incomplete, so nothing could be checked. It needs question, tool, arguments, and expect, a list of strings.`,
      );
    }
    return {
      question,
      tool,
      // `as` is safe: JSON has no other objects.
      arguments: given as Record<string, unknown>,
      sections,
      // Checked above, one by one.
      expect: expected as Question['expect'],
      avoid,
    };
  });
}

function isExpectation(value: unknown): boolean {
  return (
    (typeof value === 'string' && value !== '') ||
    (isTexts(value) && value.length > 0)
  );
}

function isTexts(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every(text => typeof text === 'string' && text !== '')
  );
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
