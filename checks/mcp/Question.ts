/** An agent's question: the tool it calls, and what the answer must contain. */
export interface Question {
  question: string;
  tool: string;
  arguments: Record<string, unknown>;
  /**
   * Strings that the beginning of the answer must contain. A list means any one of
   * its strings, for questions that several pages answer.
   */
  expect: (string | string[])[];
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
    const { question, tool, arguments: given = {}, expect } = entry;
    const expected = typeof expect === 'string' ? [expect] : expect;
    const isComplete =
      typeof question === 'string' &&
      typeof tool === 'string' &&
      typeof given === 'object' &&
      given !== null &&
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
      expect: expected as Question['expect'],
    };
  });
}

function isExpectation(value: unknown): boolean {
  return (
    (typeof value === 'string' && value !== '') ||
    (Array.isArray(value) &&
      value.length > 0 &&
      value.every(text => typeof text === 'string' && text !== ''))
  );
}

/** The expected strings that are missing from the beginning of an answer. */
export function missingTexts(
  { expect }: Pick<Question, 'expect'>,
  first: string,
): string[] {
  const text = flatten(first);
  return expect
    .map(wanted => (typeof wanted === 'string' ? [wanted] : wanted))
    .filter(choices => !choices.some(one => text.includes(flatten(one))))
    .map(choices => choices.join(' or '));
}

function flatten(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}
