import type { ReadingSection } from './readingOrder.ts';

/** A page as agents find it: its address as Markdown, and the Markdown. */
export interface LlmsPage {
  title: string;
  description: string;
  url: string;
  markdown: string;
}

export interface LlmsSite {
  title: string;
  description: string;
  /** Where the text of all pages is. */
  fullUrl: string;
  sections: readonly ReadingSection<LlmsPage>[];
}

/** The list of all pages with what each is about, after llmstxt.org. */
export function createLlmsIndex({
  title,
  description,
  fullUrl,
  sections,
}: LlmsSite): string {
  const parts = sections.map(({ name, pages }) => {
    const list = pages.map(page => {
      const about = page.description && `: ${page.description}`;
      return `- [${page.title}](${page.url})${about}`;
    });
    return [...(name ? [`## ${name}`, ''] : []), ...list].join('\n');
  });
  const head = [`# ${title}`, `> ${description}`, fullUrl];
  return `${[...head, ...parts].join('\n\n')}\n`;
}

/** The text of all pages, one after the other, each with its address. */
export function createLlmsFull({ sections }: LlmsSite): string {
  return sections
    .flatMap(({ pages }) => pages)
    .map(({ url, markdown }) => `---\nurl: ${url}\n---\n\n${markdown}`)
    .join('\n');
}
