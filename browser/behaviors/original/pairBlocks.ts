export interface Pair {
  /** The block of the page that the original is shown next to. */
  shown: Element;
  original: readonly Element[];
}

/** By the blocks of the page on screen. */
export type Pairs = Map<Element, Pair>;

const HEADING = '[data-heading]';
/** What has no original next to it: code and drawings, tabs, wide tables, islands. */
export const LEFT_OUT =
  'figure, [data-tabs-of], [data-frame], site-island, :has(> svg)';

/**
 * Finds the original of each block. Sections are pairs by their ids. Within one,
 * blocks of the same kinds in the same order are pairs too; where a translation
 * arranges its section differently, all of the original goes with the first block.
 */
export function pairBlocks(page: Document, original: Document): Pairs {
  const pairs: Pairs = new Map();
  const sections = readSections(original);
  for (const [id, blocks] of readSections(page)) {
    const [first] = blocks;
    const others = sections.get(id);
    if (!first || !others?.length) continue;
    const isParallel =
      blocks.length === others.length &&
      blocks.every((block, i) => block.tagName === others[i]?.tagName);
    const whole = { shown: first, original: others };
    blocks.forEach((block, i) => {
      const other = others[i];
      pairs.set(
        block,
        isParallel && other ? { shown: block, original: [other] } : whole,
      );
    });
  }
  return pairs;
}

function readSections(page: Document): Map<string, Element[]> {
  const sections = new Map<string, Element[]>();
  let blocks: Element[] = [];
  sections.set('', blocks);
  for (const child of page.querySelectorAll('[data-prose] > *')) {
    // On the way back, a page still shows the originals it had.
    const block = child.matches('[data-pair]')
      ? (child.firstElementChild ?? child)
      : child;
    if (block.matches(HEADING)) {
      blocks = [];
      sections.set(block.querySelector('[id]')?.id ?? '', blocks);
    } else if (!block.matches(LEFT_OUT)) {
      blocks.push(block);
    }
  }
  return sections;
}
