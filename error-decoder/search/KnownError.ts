/** A message that one of the tools prints, as `content/errors.json` lists it. */
export interface KnownError {
  /** Who prints it, such as `@rslib/core`. */
  from: string;
  level: 'error' | 'warn' | 'info';
  /** The message, with `{name}` where it differs. */
  text: string;
  /** The same message in other words: of another version, or in another language. */
  also?: readonly string[];
  /** For a message that many programs print: what names make it this one. */
  where?: Readonly<Record<string, NameRule>>;
  /** Only says that a step failed; the cause is another message. */
  isSummary?: boolean;
  /** It explains errors of TypeScript in the files of installed packages. */
  isInPackages?: boolean;
}

/** What the text for a `{name}` has to look like. */
export interface NameRule {
  /** A regular expression for the text without spaces, in any case. */
  pattern: string;
  /** A text that fits. */
  like: string;
}

/** A message that was found in the output of a terminal. */
export interface FoundError<T extends KnownError> {
  error: T;
  /** Whether the output has all of the message, or only a part of it. */
  isWhole: boolean;
  /** The code by which it was recognized, if its words are others. */
  code: string;
  /** Where, as lines of the output, counted from 1; the first few of them. */
  lines: number[];
  /** From where to where it goes in the folded output, for the first few places. */
  ranges: Range[];
}

/** A stretch of a text: its start, and where it ends. */
export type Range = readonly [start: number, end: number];

/** Words of an answer: text, code, or a link with both. */
export type AnswerPart =
  string | { code: string } | { href: string; parts: AnswerPart[] };

/** What a message means and what to do; some leave one of them to the message. */
export interface Answer {
  cause?: AnswerPart[];
  fix?: AnswerPart[];
}

/** The line that the fix is about. */
export interface Change {
  /** Its file, or `terminal`. */
  file: string;
  /** The line it belongs below, such as `lib: [{`. */
  inside?: string;
  line: string;
}

/** A message in `content/errors.json`, with the section that explains it. */
export interface CataloguedError extends KnownError {
  /** Id of the heading. */
  id: string;
  /** Path of the page in the default language. */
  page: string;
  /** The one of cause and fix that the section has. */
  only?: keyof Answer;
  change?: Change;
}

/** A message with the place on the site that explains it. */
export interface DecoderEntry extends KnownError, Answer {
  /** The heading there, in the reader's language. */
  title: string;
  href: string;
  change?: Change;
}
