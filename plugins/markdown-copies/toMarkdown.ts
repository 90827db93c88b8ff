import { slug } from 'github-slugger';
import { parseFenceMeta } from '../../content-model/parseFenceMeta.ts';
import type { MdxFile, Section } from '../../content-model/Page.ts';
import { literalOf, readProps } from '../../content-model/readProps.ts';
import {
  plainText,
  walk,
  type SyntaxNode,
} from '../../content-model/SyntaxNode.ts';
import { isFactList } from '../option-facts/placeFacts.ts';
import { sinceByAddress } from '../option-facts/sinceByAddress.ts';
import { markdownPath } from './markdownPath.ts';
import { CODE, layOut, QUOTE_END, QUOTE_START } from './layOut.ts';
import { calloutWord, components, type CopyFacts } from './components.ts';

export interface CopyContext extends CopyFacts {
  origin: string;
  /** The page's address without language, for what is known of its options. */
  address?: string;
  /** The options in the code of a block, in the page's language. */
  optionsIn?: (
    code: string,
    title: string | undefined,
  ) => readonly { name: string; href: string }[];
}

/** A range of the text and its replacement. */
type Edit = [start: number, end: number, by: string];

/**
 * The text of a page as plain Markdown: callouts as quotes, components as what
 * they show, links absolute and to Markdown. What authors wrote stays as they
 * wrote it; only these places are replaced.
 */
export function toMarkdown(
  { tree, text, sections }: Pick<MdxFile, 'tree' | 'text' | 'sections'>,
  context: CopyContext,
): string {
  const edits = [
    // Before what comes after a block, such as the end of a tab.
    ...optionEdits(tree, text, context),
    ...[...walk(tree)].flatMap(node => editsOf(node, text, context)),
    ...sections.flatMap(section => sinceEdits(section, context)),
  ];
  let result = '';
  let done = 0;
  for (const [start, end, by] of edits.sort(([a], [b]) => a - b)) {
    // Inside of a place that was replaced as a whole.
    if (start < done) continue;
    result += text.slice(done, start) + by;
    done = end;
  }
  return layOut(result + text.slice(done), type =>
    calloutWord(type, context.strings),
  );
}

function editsOf(node: SyntaxNode, text: string, context: CopyContext): Edit[] {
  const { children = [], position, type, url } = node;
  const start = position.start.offset;
  const end = position.end.offset;
  const source = text.slice(start, end);
  if (type === 'code') return [[start, end, codeText(source)]];
  if (type === 'mdxjsEsm') return [[start, end, '']];
  if (type.startsWith('mdxJsx')) return tagEdits(node, text, context);
  if (type.endsWith('Expression')) {
    const value = literalOf(node.data?.estree);
    if (typeof value === 'string') return [[start, end, value]];
    const isComment = /^\{\s*\/\*/.test(source);
    return isComment ? [[start, end, '']] : [];
  }
  if (type === 'heading') {
    const [mark = '', id = ''] = /\s*\\?\{#([\w-]+)\}\s*$/.exec(source) ?? [];
    if (id === '' || id === slugOf(children)) {
      return [[end - mark.length, end, '']];
    }
    // As a link to itself, because plain Markdown has no ids.
    const first = children[0]?.position.start.offset ?? start;
    return [
      [first, first, '['],
      [end - mark.length, end, `](#${id})`],
    ];
  }
  if (type === 'text') {
    // Braces mean something to MDX only.
    const escapes = source.matchAll(/\\(?=[{}])/g);
    return [...escapes].map(({ index: at }) => [
      start + at,
      start + at + 1,
      '',
    ]);
  }
  if (!url?.startsWith('/')) return [];
  const at = text.indexOf(url, children.at(-1)?.position.end.offset ?? start);
  return [[at, at + url.length, copyAddress(url, context.origin)]];
}

/** The version that brought an option, below the lines about it. */
function sinceEdits(
  { id, nodes }: Section,
  { address = '', lang, strings }: CopyContext,
): Edit[] {
  const version = sinceByAddress[id ? `${address}#${id}` : address];
  const end = nodes.find(isFactList)?.position.end.offset;
  if (version === undefined || end === undefined) return [];
  const colon = lang === 'zh' ? '：' : ':';
  return [[end, end, `\n- **${strings['option.since']}${colon}** ${version}`]];
}

/** Where the options of a config are explained, below the first block that has them. */
function optionEdits(
  tree: SyntaxNode,
  text: string,
  { optionsIn, origin, strings, isBrief }: CopyContext,
): Edit[] {
  if (!optionsIn || isBrief) return [];
  const listed = new Set<string>();
  return [...walk(tree)].flatMap(
    ({ type, value = '', meta, position }): Edit[] => {
      if (type !== 'code') return [];
      const { title } = parseFenceMeta(meta ?? '').values;
      const links = optionsIn(value, title).flatMap(({ name, href }) => {
        if (listed.has(name)) return [];
        listed.add(name);
        return [`[\`${name}\`](${copyAddress(href, origin)})`];
      });
      if (links.length === 0) return [];
      const { start, end } = position;
      const indent = text.slice(
        text.lastIndexOf('\n', start.offset) + 1,
        start.offset,
      );
      const list = `\n\n${indent}${strings['llms.options']} ${links.join(', ')}`;
      return [[end.offset, end.offset, list]];
    },
  );
}

/** The id that readers of Markdown derive from the words of a heading. */
function slugOf(heading: readonly SyntaxNode[]): string {
  const words = heading.map(plainText).join('');
  return slug(words.replace(/\\?\{#[\w-]+\}/, '').trim());
}

/** A component becomes what it shows; its content stays. */
function tagEdits(
  node: SyntaxNode,
  text: string,
  context: CopyContext,
): Edit[] {
  const { children = [], name, position } = node;
  const start = position.start.offset;
  const end = position.end.offset;
  const form = components[name ?? '']?.(readProps(node), context);
  let [before, after] = ['', ''];
  if (node.type === 'mdxJsxFlowElement' || isAlone(text, start, end)) {
    before = [...(form?.lines ?? []), '\n'].join('\n');
    after = '\n\n';
    if (form?.isQuoted) {
      before = `${QUOTE_START}\n${before}`;
      after = `\n${QUOTE_END}\n\n`;
    }
  }
  const first = children[0]?.position.start.offset ?? end;
  const last = children.at(-1)?.position.end.offset ?? end;
  // The indent of the first line inside stays.
  const line = text.lastIndexOf('\n', first - 1) + 1;
  return [
    [start, line > start && first < end ? line : first, before],
    [last, end, after],
  ];
}

/** `<Tab label="x">text</Tab>` on its own lines is a block, as in React. */
function isAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const after = text.slice(end).split('\n', 1)[0] ?? '';
  return /^<[A-Z]/.test(text.slice(start)) && !(before + after).trim();
}

/** A fence with language and title; the rest of its first line is for the build. */
function codeText(source: string): string {
  return source
    .replace(/^(`{3,}|~{3,})(.*)/, (_, ticks: string, info: string) => {
      const { title } = parseFenceMeta(info).values;
      const [lang = ''] = info.trim().split(/[\s{]/);
      const shown = [lang, title && `title="${title}"`];
      return ticks + shown.filter(Boolean).join(' ');
    })
    .replace(/^/gm, CODE);
}

/**
 * The address of a page's Markdown, or of a file; the part after `#` stays. What a
 * query asks for, only the page itself can show.
 */
export function copyAddress(address: string, origin: string): string {
  const [path = '', ...hash] = address.split(/(?=#)/);
  const isItself = path.includes('?') || /\.\w+$/.test(path);
  const target = isItself ? path : markdownPath(path);
  return origin + target + hash.join('');
}
