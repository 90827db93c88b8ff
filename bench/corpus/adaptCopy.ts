/**
 * Turns a page's Markdown copy into a page of another site: links point to that
 * site's own pages, and the title is in the front matter, where engines read it.
 */
export function adaptCopy(
  copy: string,
  { origin, title, description }: Record<AdaptKey, string>,
): string {
  const body = copy
    .replace(/^# .*\n+/, '')
    .replaceAll(`${origin}/`, '/')
    .replace(/(\]\((?=\/)[^)#\s]*?)(?:(\/)index)?\.md(?=[)#])/g, '$1$2');
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`;
}

type AdaptKey = 'origin' | 'title' | 'description';
