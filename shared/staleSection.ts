/** What changed in a section's source after it was translated. */
export interface StaleSection {
  /** Removed words; absent if the old text is unknown. */
  removed?: string;
  /** Added words. */
  added?: string;
}

/** By section id; '' is the part above the first heading. */
export type StaleSections = Record<string, StaleSection>;
