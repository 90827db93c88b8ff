import type { SyntaxNode } from './SyntaxNode.ts';

/** A code block with its attributes. */
export interface Fence {
  /** Language and everything after it. */
  info: string;
  lang: string;
  /** `key="value"` pairs after the language. */
  marks: Record<string, string>;
  /** Other words after the language. */
  words: string[];
  code: string;
  /** First and last line of the block in the file, from 1. */
  line: number;
  endLine: number;
}

export interface PageLink {
  url: string;
  line: number;
}

/** The shape of a table (rows × columns) or a list (items). */
export interface Shape {
  kind: 'table' | 'list';
  shape: string;
  line: number;
}

export interface PageComponent {
  /** The component's name, `:::tip` for a callout. */
  name: string;
  /** Attributes; text shown to readers is only marked as such. */
  props: Record<string, string>;
  line: number;
}

export interface InlineCode {
  value: string;
  line: number;
}

/** A heading with what follows it up to the next one, or the start of a page. */
export interface Section {
  /** '' for the text above the first heading. */
  id: string;
  /** Whether the id is explicit, as `{#id}`. */
  hasOwnId: boolean;
  level: number;
  title: string;
  line: number;
  fences: Fence[];
  links: PageLink[];
  shapes: Shape[];
  components: PageComponent[];
  inlineCode: InlineCode[];
  /** All text, without code blocks and link targets. */
  prose: string;
  nodes: SyntaxNode[];
}

/** What an MDX file says, wherever it is. */
export interface MdxFile {
  /** The unmodified file. */
  source: string;
  /** The text that node offsets refer to: ids escaped, front matter blanked. */
  text: string;
  frontMatter: Record<string, unknown>;
  tree: SyntaxNode;
  sections: Section[];
}

export interface Page extends MdxFile {
  /** Path in the language folder without extension: `config/lib/index`. */
  id: string;
  lang: string;
  /** The page's URL path: `/zh/config/lib/`. */
  route: string;
  /** Path from the project root. */
  file: string;
}
