/** What is known of a built page. */
export interface BuiltPage {
  /** The ids of its headings. */
  ids: readonly string[];
  /** Where its code leads. */
  links: readonly string[];
  markdown: string;
}

/** Each option in code leads to a heading, and so does the copy of its page. */
export function checkCodeLinks(
  pages: ReadonlyMap<string, BuiltPage>,
): string[] {
  return [...pages].flatMap(([file, { links, markdown }]) =>
    links.flatMap(link => {
      const [path = '', id] = link.split('#');
      const target = path.slice(1).replace(/(^|\/)$/, '$1index');
      const found = pages.get(`${target}.html`);
      const isThere = found && (id === undefined || found.ids.includes(id));
      const copied = `/${target}.md${id === undefined ? '' : `#${id}`})`;
      return [
        ...(isThere
          ? []
          : [
              `${file}: an option in its code leads to ${link}, where there is no such page or heading. See content-model/options/OptionLinks.ts.`,
            ]),
        ...(markdown.includes(copied)
          ? []
          : [
              `${file}: an option in its code leads to ${link}, which its copy doesn't list. See optionEdits in plugins/markdown-copies/toMarkdown.ts.`,
            ]),
      ];
    }),
  );
}
