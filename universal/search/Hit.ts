import type { Piece } from './marks.ts';
import type { SearchRecord } from './SearchRecord.ts';

/** A record with what a reader sees of it: pieces of text, never markup. */
export interface Hit {
  record: SearchRecord;
  /** Its heading, or the page's title. */
  title: Piece[];
  /** Headings between the page and it, joined. */
  place: string;
  /** Words around the find, where the text answered. */
  snippet: Piece[];
  /** Found by the words of the other language. */
  isByOtherLanguage: boolean;
}

export interface SearchAnswer {
  hits: Hit[];
  /** Queries that would find something, if this one did not. */
  suggestions: string[];
  /** How many there are, where more were found than are sent. */
  total?: number | undefined;
  /** What the hosted service calls this query. */
  queryID?: string | undefined;
}

/** Hits of one page, in the order of the best. */
export interface HitGroup {
  id: string;
  title: string;
  area: string;
  hits: Hit[];
}

/** Something that answers queries; ids are unique. */
export interface SearchSource {
  id: string;
  search(query: string): Promise<SearchAnswer>;
}
