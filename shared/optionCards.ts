/** What a reader wants to know of an option first; code is in backticks. */
export interface OptionCard {
  /** As written in a configuration: `lib.dts.bundle`, `output.target`. */
  name: string;
  /** What it does, in a sentence without a full stop. */
  does: string;
  type?: string;
  default?: string;
  /** The version that brought it. */
  since?: string;
}

/** All cards of a language, in `options.json` next to the pages about options. */
export interface OptionCards {
  labels: Readonly<Record<'type' | 'default' | 'since', string>>;
  /** By the address that a key of a config leads to, or by the name of its option. */
  cards: Readonly<Record<string, OptionCard>>;
}
