import type { ToolEntry } from '../../site/toolchain.ts';
import { formatDate } from '../../shared/formatDate.ts';
import type {
  HeroText,
  OverviewGroup,
  PostEntry,
} from '../../shared/pageRecord.ts';
import { copyAddress, type CopyContext } from './toMarkdown.ts';

/** What a page shows beside the text of its author. */
export interface CopyPage {
  title: string;
  htmlLang: string;
  frontmatter: Record<string, unknown>;
  overview?: OverviewGroup[];
  posts?: PostEntry[];
  /** The family of tools, on the home page. */
  tools?: readonly ToolEntry[];
}

type Hero = Partial<HeroText>;
type Site = Pick<CopyContext, 'origin' | 'strings'>;

/** A whole page as Markdown: what a reader sees, from title to last list. */
export function createCopy(
  /** What the author wrote, by `toMarkdown`. */
  body: string,
  page: CopyPage,
  site: Site,
): string {
  const { title, frontmatter, htmlLang } = page;
  const shown =
    title || (frontmatter.overview ? site.strings['overview.title'] : '');
  const parts = [
    shown && `# ${shown}`,
    frontmatter.date && byline(dateText(frontmatter.date), htmlLang, site),
    // The home page of a language has this form; others have none.
    heroText(frontmatter.hero as Hero | undefined, site),
    withoutTitle(body, shown),
    overviewText(page.overview ?? [], site),
    postsText(page, site),
    toolsText(page, site),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function byline(date: string, htmlLang: string, { strings }: Site): string {
  return `${formatDate(date, htmlLang)} · ${strings['blog.author']}`;
}

function dateText(date: unknown): string {
  return date instanceof Date ? date.toISOString() : String(date);
}

/** If the page has its own `# Title`, it isn't repeated. */
function withoutTitle(body: string, title: string): string {
  const [first = '', ...rest] = body.split('\n');
  return title && first === `# ${title}` ? rest.join('\n').trim() : body;
}

function heroText(hero: Hero | undefined, { origin }: Site): string {
  const { note, promise, text, compare, actions = [], needs } = hero ?? {};
  const linkTo = (words: string, link: string) => {
    const isOwn = link.startsWith('/');
    return `[${words}](${isOwn ? copyAddress(link, origin) : link})`;
  };
  const links = actions.map(action => `- ${linkTo(action.text, action.link)}`);
  return [
    promise,
    text,
    compare && `${compare.text} ${linkTo(compare.more, compare.link)}`,
    note && `${note.text} ${linkTo(note.more, note.link)}`,
    links.join('\n'),
    needs,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function overviewText(
  groups: readonly OverviewGroup[],
  { origin, strings }: Site,
): string {
  return groups
    .map(({ name = strings['overview.others'], items }) => {
      const lines = items.flatMap(item => {
        const { text, link, headers, description, type } = item;
        const address = copyAddress(link, origin);
        const shown = text === name ? strings['overview.title'] : text;
        return [
          `- [${shown}](${address})${description ? `: ${description}` : ''}`,
          ...(type ? [`  - ${strings['overview.type']}: ${type}`] : []),
          ...(item.default
            ? [`  - ${strings['overview.default']}: ${item.default}`]
            : []),
          ...headers.map(one => `  - [${one.text}](${address}#${one.id})`),
        ];
      });
      return [`## ${name}`, '', ...lines].join('\n');
    })
    .join('\n\n');
}

function postsText({ posts = [], htmlLang }: CopyPage, site: Site): string {
  return posts
    .map(({ title, link, date, description }) =>
      [
        `## [${title}](${copyAddress(link, site.origin)})`,
        byline(date, htmlLang, site),
        description,
      ].join('\n\n'),
    )
    .join('\n\n');
}

function toolsText({ tools, htmlLang }: CopyPage, { strings }: Site): string {
  if (!tools) return '';
  const isChinese = htmlLang.startsWith('zh');
  const lines = tools.map(({ name, desc, descEn, url, urlEn }) => {
    const address = isChinese ? url : (urlEn ?? url);
    const host = new URL(address).host;
    return `- **${name}**: ${isChinese ? desc : descEn}, [${host}](${address})`;
  });
  return [
    `## ${strings['toolchain.title']}`,
    strings['toolchain.tagline'],
    lines.join('\n'),
  ].join('\n\n');
}
