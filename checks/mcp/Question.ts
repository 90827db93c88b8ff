/** A question of an agent: the tool it asks, and what the answer must say. */
export interface Question {
  question: string;
  tool: string;
  arguments: Record<string, unknown>;
  /**
   * Texts that the first part of the answer must all contain. A list stands for
   * any one of its texts: some questions are answered on several pages.
   */
  expect: (string | string[])[];
}

/** Reads a file of questions, or says which of them cannot be asked. */
export function parseQuestions(json: string): Question[] {
  const data: unknown = JSON.parse(json);
  if (!Array.isArray(data)) {
    throw new Error(
      'The file of questions is no list. Write [{ "question", "tool", "arguments", "expect" }, …].',
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
        `Question ${at + 1} is incomplete, so nothing could be checked. It needs question, tool, arguments and expect, a list of texts.`,
      );
    }
    return {
      question,
      tool,
      // `as` is right: JSON has no other objects.
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

/** The texts that the first part of an answer should contain, but does not. */
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
