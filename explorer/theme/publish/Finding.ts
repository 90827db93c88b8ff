/** What a tool finds in a package. */
export interface Finding {
  level: 'error' | 'warning' | 'suggestion';
  /** In the language of the page. */
  title: string;
  /** The page that helps. */
  page: string;
  /** In the tool's own words, which are English. */
  said: string;
}
