/** A sentence of a page, as a reader sees it. */
export interface Sentence {
  /** Words and `code`, without links and emphasis. A cell starts with its row and column. */
  text: string;
  /** The same without code, row, and column, for finding words. */
  bare: string;
  /** The section it belongs to; '' above the first heading. */
  section: string;
  line: number;
  /** Examples that the section shows, nearest first. */
  examples: string[];
}

/** The sentences of one paragraph, list item, or cell. */
export interface Block {
  /** Where it is: only blocks at the same kind of place are compared. */
  kind: string;
  section: string;
  sentences: Sentence[];
}
