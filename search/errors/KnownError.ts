/** A message that one of the tools prints, as `content/errors.json` lists it. */
export interface KnownError {
  /** Who prints it, such as `@rslib/core`. */
  from: string;
  level: 'error' | 'warn' | 'info';
  /** The message, with `{name}` where it differs. */
  text: string;
}

/** A message that was found in the output of a terminal. */
export interface FoundError<T extends KnownError> {
  error: T;
  /** Whether the output has all of the message, or only a part of it. */
  isWhole: boolean;
  /** Where, as lines of the output, counted from 1; the first few of them. */
  lines: number[];
  /** What the output says at the first place, without colors. */
  excerpt: string[];
}

/** A message with the place on the site that explains it. */
export interface DecoderEntry extends KnownError {
  /** The heading there, in the reader's language. */
  title: string;
  href: string;
}
