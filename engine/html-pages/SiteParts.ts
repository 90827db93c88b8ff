import { fileURLToPath } from 'node:url';
import { findIslands, findTops, type SortedParts } from './findIslands.ts';
import { THEME_FOLDERS } from '../themeFolders.ts';
import { listSources, PartGraph } from './PartGraph.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const THEME_ENTRY = here('../../theme/index.tsx');

const inTheme = (endings?: string) =>
  THEME_FOLDERS.flatMap(folder => listSources(folder, endings));

/** The script of every page. */
export const ENTRY = here('../../browser/index.ts');
/** What brings the styles of all pages. */
export const STYLES = here('../../browser/styles.ts');

/** Which parts of the site run in the browser, and which styles its pages have. */
export class SiteParts {
  /** Components that the configuration adds to pages. */
  globals: string[] = [];
  readonly #root: string;
  readonly #graph = new PartGraph(THEME_ENTRY);
  #sorted: SortedParts | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** Islands and faults; the theme and the pages are read when first asked. */
  get sorted(): SortedParts {
    if (this.#sorted) return this.#sorted;
    const tops = findTops(this.#graph, inTheme('ts,tsx'));
    const pages = listSources(this.#root, 'mdx,tsx');
    const roots = [...tops, ...pages, ...this.globals];
    this.#sorted = findIslands(this.#graph, roots, here('../..'));
    return this.#sorted;
  }

  /** Not those that a behavior imports: they come when it wants them, as search does. */
  get startedByPage() {
    const ofBehaviors = this.#graph.reach([ENTRY]);
    return this.sorted.islands.filter(({ file }) => !ofBehaviors.has(file));
  }

  /** Style sheets that some pages have in their own document. */
  get inlinedStyles() {
    return this.#graph.inlinedBy(inTheme('ts,tsx'));
  }

  /** The other style sheets, in the order in which parts would bring them. */
  get sharedStyles() {
    const some = this.inlinedStyles;
    const sources = [...listSources(this.#root), ...inTheme()];
    const files = this.#graph.reach([THEME_ENTRY, ...sources, ...this.globals]);
    return [...files].filter(one => one.endsWith('.css') && !some.has(one));
  }
}
