import type { Piece } from './marks.ts';
import type { SearchRecord } from './SearchRecord.ts';

/** A record with what a reader sees of it: pieces of text, never markup. */
export interface Hit {
  record: SearchRecord;
  /** Its heading, or the page's title. */
  title: Piece[];
  /** The headings between the page and the section, joined. */
  place: string;
  /** Text around the match; undefined until the text has come. */
  snippet: Piece[] | undefined;
  /** For an option, the type of its value. */
  valueType?: string | undefined;
  /** Found through the other language. */
  isByOtherLanguage: boolean;
}

export interface SearchAnswer {
  hits: Hit[];
  /** Queries that would find something, if this one didn't. */
  suggestions: string[];
  /** A word of the query that no page has, so that the hits are only near. */
  unknown?: string | undefined;
  /** Matched terms, to mark them on a page that is opened. */
  terms?: readonly string[] | undefined;
  /** The total, if more were found than are returned. */
  total?: number | undefined;
  /** The hosted service's id for this query. */
  queryID?: string | undefined;
}

/** The hits on one page, best first. */
export interface HitGroup {
  id: string;
  title: string;
  area: string;
  hits: Hit[];
}

/** Is given the hits if their texts take longer. */
export type OnHits = (answer: SearchAnswer) => void;

/** Something that answers queries; ids are unique. */
export interface SearchSource {
  id: string;
  search(query: string, onHits?: OnHits): Promise<SearchAnswer>;
}
