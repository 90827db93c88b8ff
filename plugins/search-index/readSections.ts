import type { PackedSection } from '../../search/SearchRecord.ts';

export interface SectionHeading {
  id: string;
  text: string;
  depth: number;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;
const HEADING = /^(#{1,6})\s+(.*)$/;
/** Blocks that readers paste into the search: messages and commands. */
const SEARCHED_BLOCK = /\b(?:log|prints|command)="|^\s*(?:sh|bash)\b/;
/** Nobody looks for a type by its parts, and its words stand below. */
const TYPE_LINE = /^- \*\*(?:Type|类型)/;
// Readers do not see a comment of MDX, unless it is written as code.
const COMMENT_OR_CODE = /(`[^`\n]*`)|\{\/\*[\s\S]*?\*\/\}/g;
/** A long log repeats itself. */
const BLOCK_LIMIT = 160;

/**
 * The text of a page by section, as a reader would remember it: prose, tables,
 * messages and commands, without source code.
 */
export function readSections(
  source: string,
  {
    title,
    description,
    toc,
  }: { title: string; description: string; toc: readonly SectionHeading[] },
): PackedSection[] {
  const sections: PackedSection[] = [[1, '', title, description]];
  const lines: string[] = description ? [description] : [];
  const close = () => {
    const section = sections.at(-1);
    if (section) section[3] = toPlainText(lines.join('\n'));
    lines.length = 0;
  };
  let fence = '';
  let isBlockKept = false;
  let blockSize = 0;
  let headingCount = 0;

  for (const line of source.replace(FRONT_MATTER, '').split('\n')) {
    const [, mark = '', info = ''] = FENCE.exec(line) ?? [];
    if (fence) {
      if (mark.startsWith(fence) && info.trim() === '') fence = '';
      else if (isBlockKept && blockSize < BLOCK_LIMIT) {
        lines.push(protect(line));
        blockSize += line.length;
      }
      continue;
    }
    if (mark) {
      fence = mark;
      isBlockKept = SEARCHED_BLOCK.test(info);
      blockSize = 0;
      continue;
    }
    const [, signs = ''] = HEADING.exec(line) ?? [];
    if (signs.length >= 2 && signs.length <= 4) {
      close();
      const heading = toc[headingCount++];
      if (!heading) throw new Error(describeMismatch(title, line));
      // Plain text already: brackets in it are part of a name.
      const name = heading.text.replaceAll('`', '');
      sections.push([heading.depth, heading.id, name, '']);
    } else if (signs.length !== 1 && !TYPE_LINE.test(line)) lines.push(line);
  }
  close();
  return sections;
}

function describeMismatch(title: string, line: string): string {
  return (
    `[search-index] The page "${title}" has the heading "${line}", which its table of contents lacks, ` +
    'so search could not lead to it. Write headings as Markdown, outside of components.'
  );
}

/** Signs in messages mean themselves, not Markdown. */
function protect(line: string): string {
  return line.replace(/[*_[\]<>{}|`\\]/g, ' ');
}

/** Words alone: no signs of Markdown, no components, one space between words. */
function toPlainText(markdown: string): string {
  // In code, signs mean themselves: `Record<string, string>` is no component.
  const words = markdown
    .replace(COMMENT_OR_CODE, (_, code: string | undefined) => code ?? '')
    .split(/`([^`\n]*)`/)
    .map((part, at) => (at % 2 === 1 ? part : stripMarkdown(part)))
    .join(' ');
  return words
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?](?: |$)|[，。；：！？、）])/g, '')
    .trim();
}

function stripMarkdown(text: string): string {
  return text
    .replace(/^(?:import|export)\s.*$/gm, ' ')
    .replace(/<PackageManagerTabs[^>]*command="([^"]*)"[^>]*>/g, ' npm $1 ')
    .replace(/<Tab\s[^>]*label="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/^:::\s*\w*\s?/gm, ' ')
    .replace(/\s*\\?\{#[\w-]+\}/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/!?\[|\]\([^)]*\)/g, ' ')
    .replace(/^\s*\|?[\s:|-]+\|[\s:|-]*$/gm, ' ')
    .replace(/\\([|{}<>_*])/g, '$1')
    .replace(/\*\*|\||^#+\s|^\s*[-*]\s|^\s*>\s/gm, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
