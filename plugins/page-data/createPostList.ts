import type { PostEntry } from '../../shared/pageRecord.ts';
import type { CollectedPage } from './types.ts';

/** The dated pages below a blog index, newest first. */
export function createPostList(
  index: CollectedPage,
  pages: readonly CollectedPage[],
): PostEntry[] {
  return pages
    .filter(
      page =>
        page.routePath !== index.routePath &&
        page.routePath.startsWith(index.routePath) &&
        page.frontmatter.date !== undefined,
    )
    .map(page => ({
      title: page.title,
      link: page.routePath,
      date: toIsoDate(page),
      description: page.description ?? '',
    }))
    .sort(
      (a, b) => b.date.localeCompare(a.date) || a.link.localeCompare(b.link),
    );
}

function toIsoDate(page: CollectedPage): string {
  const { date } = page.frontmatter;
  const iso = date instanceof Date ? date.toISOString() : String(date);
  const day = iso.slice(0, 10);
  const time = Date.parse(day);
  // A day such as February 30 parses, but as another day.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) {
    throw new Error(
      `[page-data] ${page.routePath} has the date "${iso}", which is no ISO date, ` +
        'so the blog cannot be sorted. Write it as YYYY-MM-DD.',
    );
  }
  return day;
}
