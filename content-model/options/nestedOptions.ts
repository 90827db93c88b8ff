import type { Page, Section } from '../Page.ts';
import type { InheritedOption } from './extractOptions.ts';
import { factLabels } from './readFactLines.ts';
import { walk, type SyntaxNode } from '../SyntaxNode.ts';
import { origin } from '../../site/site.ts';
import { sentenceOf } from './firstSentence.ts';
import type { OptionEntry } from './OptionEntry.ts';
import { shortType } from './shortType.ts';

/** It names the options of Rsbuild that have no page. */
const LIST_PAGE = 'config/rsbuild/index';
/** A longer type says less than the page. */
const MAX_TYPE_LENGTH = 200;

/**
 * The options of the types that have no section of their own: described by the option
 * that contains them, and by what its section says about them.
 */
export function nestedOptions(
  known: readonly OptionEntry[],
  paths: readonly InheritedOption[],
  pages: readonly Page[],
): OptionEntry[] {
  const entries = new Map(known.map(entry => [entry.name, entry]));
  const mentions = findMentions(pages);
  const [{ lang = 'en' } = {}] = pages;
  for (const { path, types } of paths) {
    if (entries.has(path)) continue;
    const owner = entries.get(path.replace(/\.\w+$/, ''));
    // A page about all of `output` is no answer for one of its options.
    const isSection = owner?.url.includes('#') ?? false;
    const place =
      (isSection ? undefined : mentions.get(path)) ??
      (owner && within(owner, path, pages));
    // What no page mentions is Rsbuild's own.
    if (!place) continue;
    entries.set(path, {
      name: path,
      type: `\`${shortType(withoutComments(types[1]))}\``,
      facts: [`- **${factLabels[lang]?.type ?? ''}** \`${shorten(types[1])}\``],
      ...place,
      isNested: true,
    });
  }
  return [...entries.values()];
}

type Place = Pick<OptionEntry, 'does' | 'description' | 'url'>;

const withoutComments = (type: string) => type.replace(/\/\*.*?\*\/\s*/g, '');

function shorten(type: string): string {
  const text = withoutComments(type);
  return text.length > MAX_TYPE_LENGTH
    ? `${text.slice(0, MAX_TYPE_LENGTH)}…`
    : text;
}

/** Where the option that contains it is, with the sentence that names it. */
function within(
  { name, does, description, url, isNested }: OptionEntry,
  path: string,
  pages: readonly Page[],
): Place {
  const [route, id = ''] = url.replace(origin, '').split('#');
  const page = pages.find(one => one.route === route);
  const names = path.split('.').map((_, at, all) => all.slice(at).join('.'));
  const block = page && findBlock(page, id, names);
  const colon = page?.lang === 'zh' ? '：' : ': ';
  return {
    url,
    does: isNested ? does : `\`${name.replace(/^lib\./, '')}\`${colon}${does}`,
    description:
      block && !description.includes(block)
        ? `${description}\n\n${block}`
        : description,
  };
}

/** A block with one of these names, in a section or below it. */
function findBlock(
  page: Page,
  id: string,
  names: readonly string[],
): string | undefined {
  const at = page.sections.findIndex(section => section.id === id);
  const level = page.sections[at]?.level ?? 0;
  for (const [index, section] of page.sections.slice(at).entries()) {
    if (index > 0 && section.level <= level) break;
    const block = blocksOf(section).find(one =>
      codesOf(one).some(code => names.includes(code)),
    );
    if (block) return textOf(page, block);
  }
  return undefined;
}

/** The paragraph or item that begins with an option, or lists Rsbuild's own. */
function findMentions(pages: readonly Page[]): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const page of pages) {
    const isList = page.id === LIST_PAGE;
    for (const section of page.sections) {
      const url = origin + page.route + (section.id ? `#${section.id}` : '');
      for (const block of blocksOf(section)) {
        const codes = codesOf(block);
        for (const code of isList ? codes : codes.slice(0, 1)) {
          if (found.has(code)) continue;
          const does = sentenceOf(block, code);
          found.set(code, { does, description: textOf(page, block), url });
        }
      }
    }
  }
  return found;
}

function textOf(page: Page, { position: { start, end } }: SyntaxNode): string {
  return page.text.slice(start.offset, end.offset).replace(/^[-*] /, '');
}

function blocksOf({ nodes }: Section): SyntaxNode[] {
  return nodes.flatMap(node => {
    if (node.type === 'list') return (node.children ?? []).filter(isProse);
    return node.type === 'paragraph' ? [node] : [];
  });
}

/** Not a line such as `- **Type:** …`. */
function isProse({ children = [] }: SyntaxNode): boolean {
  return children[0]?.children?.[0]?.type !== 'strong';
}

/** The options that a block names: `output.charset` of `output.charset: 'ascii'`. */
function codesOf(block: SyntaxNode): string[] {
  return [...walk(block)]
    .filter(({ type }) => type === 'inlineCode')
    .map(({ value = '' }) => value.replace(/[:(].*/, ''));
}
