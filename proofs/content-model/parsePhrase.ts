/** How a text is compared; see content/CLAIMS.md. */
export const textVerbs = [
  'has in order',
  'starts with',
  'ends with',
  'has',
  'lacks',
  'is',
  'same as',
  'differs from',
] as const;
export type TextVerb = (typeof textVerbs)[number];

/** What an assertion looks at and how, taken from its key. */
export type Phrase =
  | { kind: 'writes'; verb: 'writes' | 'writes no' | 'writes only' }
  | { kind: 'project'; other: string }
  | { kind: 'output'; verb: 'same as' | 'differs from' }
  | { kind: 'exit'; step?: string }
  | { kind: 'text'; subject: string; verb: TextVerb };

const ending = new RegExp(`^(.+?) (${textVerbs.join('|')})$`);

/** Reads a key such as `dist/index.js has`; undefined if it isn't one. */
export function parsePhrase(phrase: string): Phrase | undefined {
  const [, writes] = /^(writes(?: no| only)?)$/.exec(phrase) ?? [];
  if (writes) {
    // The pattern has these words alone.
    return { kind: 'writes', verb: writes as 'writes' | 'writes no' };
  }
  const [, other] = /^only differs from (\S+) in$/.exec(phrase) ?? [];
  if (other) return { kind: 'project', other };
  const [, subject = '', verb] = ending.exec(phrase) ?? [];
  if (!verb) return undefined;
  if (subject === 'output' && /^(?:same as|differs from)$/.test(verb)) {
    // The pattern has these words alone.
    return { kind: 'output', verb: verb as 'same as' | 'differs from' };
  }
  const [, step] = /^(\$ .+) exit$/.exec(subject) ?? [];
  if (subject === 'exit' || step) {
    if (verb !== 'is') return undefined;
    return { kind: 'exit', ...(step && { step: step.slice(2) }) };
  }
  // `ending` has no other words.
  return { kind: 'text', subject, verb: verb as TextVerb };
}
