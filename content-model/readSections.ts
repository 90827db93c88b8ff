import GithubSlugger from 'github-slugger';
import type { Fence, Section } from './Page.ts';
import { parseFenceMeta } from './parseFenceMeta.ts';
import { isWordProp, readComponent } from './readComponent.ts';
import { plainText, walk, type SyntaxNode } from './SyntaxNode.ts';

/** `{#id}` at the end of a heading. */
const OWN_ID = /\\?\{#(.*)\}/;
const wordNodes = new Set(['text', 'inlineCode']);
const blockNodes = new Set(['heading', 'paragraph', 'tableCell']);

/** Splits a page at its headings and records what each section contains. */
export function readSections(tree: SyntaxNode): Section[] {
  const slugger = new GithubSlugger();
  const first = emptySection({ id: '', level: 0, title: '', line: 1 });
  const sections = [first];
  let current = first;
  for (const node of tree.children ?? []) {
    if (node.type === 'heading') {
      current = startSection(node, slugger);
      sections.push(current);
    }
    addBlock(current, node);
  }
  return sections;
}

function emptySection(
  heading: Pick<Section, 'id' | 'level' | 'title' | 'line'>,
): Section {
  return {
    ...heading,
    hasOwnId: false,
    fences: [],
    links: [],
    shapes: [],
    components: [],
    inlineCode: [],
    prose: '',
    nodes: [],
  };
}

function startSection(heading: SyntaxNode, slugger: GithubSlugger): Section {
  const text = headingText(heading);
  const [mark = '', ownId = ''] = OWN_ID.exec(text) ?? [];
  const title = text.replace(mark, '').trim();
  return {
    ...emptySection({
      id: ownId || slugger.slug(title),
      level: heading.depth ?? 0,
      title,
      line: heading.position.start.line,
    }),
    hasOwnId: ownId !== '',
  };
}

/** Like the engine: a component in a heading adds nothing to its id. */
function headingText({ children = [] }: SyntaxNode): string {
  return children
    .filter(({ type }) => type !== 'mdxJsxTextElement')
    .map(plainText)
    .join('');
}

function addBlock(section: Section, block: SyntaxNode): void {
  section.nodes.push(block);
  const words: string[] = [];
  for (const node of walk(block)) {
    addNode(section, node);
    if (blockNodes.has(node.type)) words.push(' ');
    if (wordNodes.has(node.type)) words.push(node.value ?? '');
    if (node.type === 'image') words.push(' ', node.alt ?? '');
    for (const { name, value } of node.attributes ?? []) {
      if (isWordProp(name) && typeof value === 'string') words.push(' ', value);
    }
  }
  section.prose += words.join('');
}

function addNode(section: Section, node: SyntaxNode): void {
  const { line } = node.position.start;
  const children = node.children ?? [];
  if (node.type === 'code') {
    section.fences.push(readFence(node));
  } else if (node.type === 'inlineCode') {
    section.inlineCode.push({ value: node.value ?? '', line });
  } else if (node.url !== undefined) {
    section.links.push({ url: node.url, line });
  } else if (node.type === 'table') {
    const columns = children[0]?.children?.length ?? 0;
    const shape = `${children.length} rows of ${columns} columns`;
    section.shapes.push({ kind: 'table', shape, line });
  } else if (node.type === 'list') {
    const kind = node.ordered ? 'numbered ' : '';
    const shape = `${children.length} ${kind}items`;
    section.shapes.push({ kind: 'list', shape, line });
  }
  const found = readComponent(node);
  if (found?.component) section.components.push(found.component);
  for (const url of found?.urls ?? []) section.links.push({ url, line });
}

function readFence({ lang, meta, value = '', position }: SyntaxNode): Fence {
  const { values, words } = parseFenceMeta(meta ?? '');
  return {
    info: [lang, meta].filter(Boolean).join(' '),
    lang: lang ?? '',
    marks: values,
    words,
    code: value,
    line: position.start.line,
    endLine: position.end.line,
  };
}
