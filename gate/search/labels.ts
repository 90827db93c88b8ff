/**
 * A query in a reader's own words, with every answer that serves the reader. An answer
 * is `/path` for a whole page, `/path#` for its beginning, or `/path#id` for a section,
 * without the language.
 */
export interface LabeledQuery {
  q: string;
  kind: string;
  /** Where someone used these words; for a slip or pinyin, the words it's made from. */
  source: string;
  /** Pages that have an answer; any of them will do. */
  pages: string[];
  /** The answers themselves. */
  sections: string[];
  /** The site has no answer. */
  missing?: boolean;
}

/** A query and the ids of pages that answer it; any of them will do. */
export interface PageQuery {
  q: string;
  kind: string;
  /** `config/lib/dts`, `guide/solution/index`. */
  expect: string[];
}

/** Such a query as one whose answers are whole pages. */
export function labelPages({ q, kind, expect }: PageQuery): LabeledQuery {
  const pages = expect.map(id => `/${id}`.replace(/\/index$/, '/'));
  return { q, kind, source: '', pages, sections: pages };
}

/** A page path as labels write it: `/zh/config/lib/dts` is `/config/lib/dts`. */
export function labelPath(path: string, lang: string): string {
  return path.startsWith(`/${lang}/`) ? path.slice(lang.length + 1) : path;
}

/** Whether a label accepts a section of a page. */
export function acceptsSection(
  { sections }: LabeledQuery,
  path: string,
  id: string,
): boolean {
  return sections.includes(path) || sections.includes(`${path}#${id}`);
}

/** What's wrong with labels, given the pages of the site and the ids on each. */
export function checkLabels(
  queries: readonly LabeledQuery[],
  idsByPage: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { q, source, pages, sections, missing = false } of queries) {
    const report = (problem: string) => problems.push(`${q}: ${problem}`);
    if (seen.has(q)) report('is there twice');
    seen.add(q);
    if (!source.startsWith('http')) report('has no source');
    if (missing !== (pages.length === 0 && sections.length === 0)) {
      report('needs either answers or `missing`');
    }
    const answered = new Set(sections.map(section => section.split('#')[0]));
    for (const page of pages) {
      if (!answered.has(page)) report(`${page} has no section that answers`);
    }
    for (const section of sections) {
      const [page = '', id = ''] = section.split('#');
      if (!pages.includes(page)) report(`${page} isn't among the pages`);
      const ids = idsByPage.get(page);
      if (!ids) report(`there's no page ${page}`);
      else if (id && !ids.has(id)) report(`there's no section ${section}`);
    }
  }
  return problems;
}
