import { translateAddress } from '../../shared/siteAddress.ts';
import { addressRules, type Lang } from '../../site/locales.ts';
import { origin } from '../../site/site.ts';
import type { DocParts } from '../docs/Docs.ts';
import { absoluteLinks } from '../describe/quote.ts';

/** An option of another tool, and what replaces it. */
export interface MigrationRow {
  /** The page: "Migrate from tsup". */
  page: string;
  theirs: string;
  ours: string;
  url: string;
}

const FOLDER = '/guide/migration/';
/** Two cells, the first with the name. */
const ROW = /^\| (.*?`.*?) +\| (.*?) +\|$/;

/** The rows of the migration guides about an option, in the order of the pages. */
export function migrationRows(
  pages: DocParts['pages'],
  asked: string,
  lang: Lang,
): MigrationRow[] {
  const folder = translateAddress(FOLDER, lang, addressRules);
  return Object.entries(pages)
    .filter(([path]) => path.startsWith(folder))
    .flatMap(([path, sections]) =>
      sections.flatMap(({ id, text }) =>
        text.split('\n').flatMap((line): MigrationRow[] => {
          const [, theirs = '', ours = ''] = ROW.exec(line) ?? [];
          if (!namesIn(theirs).some(name => isSame(name, asked))) return [];
          const page = sections[0]?.title ?? '';
          const url = `${origin}${path}${id && `#${id}`}`;
          return [{ page, theirs, ours: absoluteLinks(ours), url }];
        }),
      ),
    );
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) =>
    name.toLowerCase(),
  );
}

/** `rollupOptions` is `build.rollupOptions`. */
function isSame(name: string, asked: string): boolean {
  return name === asked || name.endsWith(`.${asked}`);
}
