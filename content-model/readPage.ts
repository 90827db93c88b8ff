import { escapeHeadingIds, loadFrontMatter, parseMarkdown } from './engine.ts';
import type { Page } from './Page.ts';
import { pageRoute } from './pageAddress.ts';
import { readSections } from './readSections.ts';

export interface PageSource {
  id: string;
  lang: string;
  /** Path from the project root, for messages. */
  file: string;
  source: string;
}

/** Parses a file into the model that every rule works on. */
export function readPage({ id, lang, file, source }: PageSource): Page {
  const { frontmatter, emptyLinesSource } = loadFrontMatter(
    source,
    file,
    '',
    true,
  );
  const text = escapeHeadingIds(emptyLinesSource);
  return {
    id,
    lang,
    route: pageRoute(id, lang),
    file,
    source,
    text,
    frontMatter: frontmatter,
    sections: readSections(parse(text, file)),
  };
}

function parse(text: string, file: string) {
  try {
    return parseMarkdown(text);
  } catch (error) {
    throw new Error(
      `${file} is not valid MDX, so no rule can read it and the site won't build: ${String(error)}`,
      { cause: error },
    );
  }
}
