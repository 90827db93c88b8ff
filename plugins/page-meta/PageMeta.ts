/** A page's metadata, before it's rendered as tags. */
export interface PageMeta {
  kind: 'home' | 'doc' | 'post' | 'list';
  title: string;
  description: string;
  /** Absolute address. */
  url: string;
  /** BCP 47 tag. */
  htmlLang: string;
  /** Tags of the other languages that have the page. */
  otherLangs: readonly string[];
  site: { name: string; url: string };
  section?: { name: string; url: string } | undefined;
  /** Absolute address of the page's picture. */
  image?: string | undefined;
  /** Days, as YYYY-MM-DD. */
  published?: string | undefined;
  changed?: string | undefined;
}
