import type { MdxFile, Section } from '../../content-model/Page.ts';
import { firstSentence } from '../../content-model/options/firstSentence.ts';
import { shortType } from '../../content-model/options/shortType.ts';
import {
  factLabels,
  readFactLines,
} from '../../content-model/options/readFactLines.ts';
import { plainText, type SyntaxNode } from '../../content-model/SyntaxNode.ts';
import type { Dictionary } from '../../i18n/index.ts';
import { code, element, text, type NewNode } from './NewNode.ts';
import type { Flags } from './readFlags.ts';

export interface FactsOptions {
  lang: string;
  words: Dictionary;
  /** The same page as the rules read it, for the ids of its headings. */
  page: Pick<MdxFile, 'sections' | 'text'>;
  /** Its address without language. */
  address: string;
  flags: Flags;
  /** The version that brought an option, by the same address as its flags. */
  since: Readonly<Record<string, string>>;
}

/** A heading with what follows it, once as compiled and once as read. */
interface Part {
  nodes: NewNode[];
  section: Section | undefined;
}

const labels = Object.values(factLabels).flatMap(one => Object.values(one));
/** Headings of the options below that of a page, such as `dts.bundle`. */
const PROPERTY = /^\w+\.(\w+)$/;
const CHANGES = /^changes-in-/;
/** A page of this site that reads its query; the engine may add `index.html`. */
const TRIAL = /^\/[^?]*\?/;
const isCode = (text: string) => /^`[^`]+`$/.test(text);

/** Whether a page has the lines to place. */
export function hasFacts({ children = [] }: SyntaxNode): boolean {
  return children.some(isFactList);
}

/** Turns the lines of each section into its row, and lists the options below a page's own. */
export function placeFacts(tree: SyntaxNode, options: FactsOptions): void {
  const parts = partsOf(tree, options.page.sections);
  for (const part of parts) {
    const at = part.nodes.findIndex(isFactList);
    const list = part.nodes[at];
    if (!list || !part.section) continue;
    // The page of an option says what it does before anything else.
    const isFirst =
      part.section.id === '' &&
      part.nodes.find(({ type }) => type === 'paragraph') ===
        part.nodes[at + 1];
    part.nodes.splice(at, 1);
    const facts = describe(part.nodes, part.section, list, parts, options);
    part.nodes.splice(at + (isFirst ? 1 : 0), 0, facts);
  }
  // The nodes that are kept have their places.
  tree.children = parts.flatMap(({ nodes }) => nodes) as SyntaxNode[];
}

function partsOf(
  { children = [] }: SyntaxNode,
  sections: readonly Section[],
): Part[] {
  const groups: NewNode[][] = [[]];
  for (const node of children) {
    if (node.type === 'heading') groups.push([]);
    groups.at(-1)?.push(node);
  }
  const start = sections.find(({ id }) => id === '');
  const headed = sections.filter(({ id }) => id !== '');
  return groups.map((nodes, index) => ({
    nodes,
    section: index === 0 ? start : headed[index - 1],
  }));
}

/** A list of lines such as `- **Type:** …`. */
export function isFactList(node: NewNode): boolean {
  const label = node.children?.[0]?.children?.[0]?.children?.[0];
  return (
    node.type === 'list' &&
    label?.type === 'strong' &&
    labels.includes(textOf(label).trim())
  );
}

function describe(
  nodes: NewNode[],
  section: Section,
  list: NewNode,
  parts: readonly Part[],
  { lang, words, page, address, flags, since }: FactsOptions,
): NewNode {
  const { id } = section;
  const read = readFactLines({ lang, text: page.text }, section);
  const items = (list.children ?? []).map(item => item.children ?? []);
  const rows: [string, NewNode[]][] = items.map(([line, block]) => {
    const [label, ...value] = line?.children ?? [];
    const name = label ? textOf(label).trim() : '';
    const isType = name === factLabels[lang]?.type;
    return [
      name.replace(/[:：]$/, ''),
      block && isType && read.type
        ? [code(shortType(read.type.text))]
        : trimStart(value),
    ];
  });

  const place = id ? `${address}#${id}` : address;
  const own = flags[place];
  if (own) rows.push([words['option.cli'], own.flatMap(withComma)]);
  const from = since[place];
  if (from !== undefined) rows.push([words['option.since'], [text(from)]]);
  const changes = parts.find(one => CHANGES.test(one.section?.id ?? ''));
  const changed = changes?.section;
  const [version] = /\d+\.\d+/.exec(changed?.title ?? '') ?? [];
  if (!id && changed && version) {
    const link = { type: 'link', url: `#${changed.id}` };
    rows.push([
      words['option.changed'],
      [{ ...link, children: [text(version)] }],
    ]);
  }
  const trial = takeTrial(nodes);
  if (trial) rows.push([words['option.try'], [trial]]);

  const blocks = items.flatMap(([, block]) => (block ? [block] : []));
  return element('OptionFacts', [
    element(
      'dl',
      rows.map(([name, value]) =>
        element('div', [element('dt', [text(name)]), element('dd', value)]),
      ),
    ),
    ...(id ? [] : listProperties(parts, lang, page.text, words)),
    ...(blocks.length > 0
      ? [
          element('details', [
            element('summary', [text(words['option.full'])]),
            ...blocks,
          ]),
        ]
      : []),
  ]);
}

/** The link to the option in a tool that shows what it does, taken out of its paragraph. */
function takeTrial(nodes: NewNode[]): NewNode | undefined {
  const linkOf = (node: NewNode | undefined) => {
    const [first, second, third] = node?.children ?? [];
    const link = [first, second].find(child => child?.type === 'link');
    const isAlone = node?.type === 'paragraph' && (!third || link === second);
    return isAlone && link?.url && TRIAL.test(link.url) ? link : undefined;
  };
  const paragraph = nodes.find(linkOf);
  if (paragraph) nodes.splice(nodes.indexOf(paragraph), 1);
  return linkOf(paragraph);
}

/** A table of the options below that of a page, with what their sections say. */
function listProperties(
  parts: readonly Part[],
  lang: string,
  pageText: string,
  words: Dictionary,
): NewNode[] {
  const rows = parts.flatMap(({ nodes, section }) => {
    if (!section || section.level !== 2) return [];
    const [, name] = PROPERTY.exec(section.title) ?? [];
    const { type, default: initial } = readFactLines(
      { lang, text: pageText },
      section,
    );
    const paragraph = nodes.find(node => node.type === 'paragraph');
    if (!name || !type || !initial) return [];
    const link = { type: 'link', url: `#${section.id}` };
    return [
      [
        [{ ...link, children: [code(name)] }],
        [code(shortType(type.text))],
        [
          isCode(initial.text)
            ? code(initial.text.slice(1, -1))
            : text(words['option.below']),
        ],
        firstSentence(paragraph?.children ?? [], section.title),
      ],
    ];
  });
  if (rows.length === 0) return [];
  const head = [
    words['option.property'],
    words['overview.type'],
    words['overview.default'],
    words['option.does'],
  ].map(name => [text(name)]);
  const table = {
    type: 'table',
    children: [head, ...rows].map(cells => ({
      type: 'tableRow',
      children: cells.map(children => ({ type: 'tableCell', children })),
    })),
  };
  // Its links lead to the sections, which say the same.
  return [element('nav', [table], { 'aria-label': words['option.property'] })];
}

function withComma(flag: string, index: number): NewNode[] {
  return index === 0 ? [code(flag)] : [text(', '), code(flag)];
}

/** Without the space after a label. */
function trimStart([first, ...rest]: readonly NewNode[]): NewNode[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : [];
  const value = (first.value ?? '').trimStart();
  return value ? [{ ...first, value }, ...rest] : rest;
}

function textOf(node: NewNode): string {
  // Only the text of it is read.
  return plainText(node as SyntaxNode);
}
