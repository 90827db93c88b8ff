import { dictionaries } from '../../../i18n/index.ts';
import { parseMarkdown } from '../../../content-model/parse.ts';
import { parseFenceMeta } from '../../../content-model/parseFenceMeta.ts';
import { walk, type SyntaxNode } from '../../../content-model/SyntaxNode.ts';

/** Inside of these, words may be parts of one word. */
const INLINE = new Set(['text', 'inlineCode', 'strong', 'emphasis', 'delete']);
/** What only MDX knows, in text that should be plain. */
const RAW = /\{\/\*|^:{3,}|\{#[\w-]+\}|^(?:import|export)\s.*from\s/m;

/** Starts the list of what options in code lead to (checkCodeLinks). */
const LISTS = Object.values(dictionaries).map(words => words['llms.options']);

/** The words of a copy as a reader of the rendered Markdown would see them. */
export function copyText(markdown: string): string {
  return wordsOf(parseMarkdown(markdown)).replace(/\s+/g, ' ').trim();
}

function wordsOf({ type, children, value, meta }: SyntaxNode): string {
  const start = children?.[0]?.value?.trim() ?? '';
  if (type === 'paragraph' && LISTS.includes(start)) return '';
  // Of the first line of a block, readers see the title alone.
  const title = parseFenceMeta(meta ?? '').values.title ?? '';
  const words = children?.map(wordsOf).join('') ?? value ?? '';
  return INLINE.has(type) ? words : ` ${title} ${words} `;
}

/** Tags and expressions of MDX that were left standing in a copy. */
export function findRawJsx(markdown: string): string[] {
  return [...walk(parseMarkdown(markdown))]
    .filter(
      ({ type, value = '' }) =>
        type === 'html' || (type === 'text' && RAW.test(value)),
    )
    .map(({ value = '' }) => value);
}

/** Blocks of code with commands of several package managers: an agent may run all. */
export function findMixedCommands(markdown: string): string[] {
  return [...walk(parseMarkdown(markdown))]
    .filter(({ type, lang }) => type === 'code' && lang === 'sh')
    .map(({ value = '' }) => value)
    .filter(code => {
      const programs = code.match(/^(?:npm|npx|yarn|pnpm|bun|bunx|deno)\b/gm);
      const managers = (programs ?? []).map(one => one.replace(/x$/, ''));
      return (
        new Set(managers.map(one => (one === 'np' ? 'npm' : one))).size > 1
      );
    });
}
