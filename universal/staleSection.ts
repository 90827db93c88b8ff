/** What of a section's source changed after its translation was made. */
export interface StaleSection {
  /** Words that went; absent where the old text is not known. */
  removed?: string;
  /** Words that came. */
  added?: string;
}

/** By section id; '' is the part above the first heading. */
export type StaleSections = Record<string, StaleSection>;
