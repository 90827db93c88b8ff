import { fitText } from './fitText.ts';

/** What the picture of a page says. */
export interface CardText {
  site: string;
  section: string;
  title: string;
  description: string;
  /** The host, which tells readers where a shared link leads. */
  host: string;
}

export interface CardColors {
  sheet: string;
  line: string;
  ink: string;
  text: string;
  muted: string;
  accent: string;
}

/** One line of text, placed by an end of its baseline. */
export interface CardLine {
  x: number;
  y: number;
  size: number;
  weight: 400 | 700;
  color: string;
  anchor?: 'end';
  text: string;
}

export interface Card {
  lines: CardLine[];
  /** Everything that is not text, as SVG. */
  shapes: string;
}

export const WIDTH_PX = 1200;
export const HEIGHT_PX = 630;

const SPINE_PX = 20;
const LEFT_PX = 96;
const TEXT_WIDTH_PX = WIDTH_PX - 2 * LEFT_PX;
const TOP_BASELINE_PX = 124;
const TITLE_BASELINE_PX = 280;
const TALL_TITLE_BASELINE_PX = 238;
const DESCRIPTION_SIZE_PX = 32;
const FOOT_LINE_PX = 536;
const FOOT_BASELINE_PX = 584;
const LOGO_SCALE = 2;

/** Long titles are set smaller, so that they keep to two lines. */
const TITLE_SIZES_PX = [84, 72, 60];

/** A title page: the spine, the mark, and the page as a book names a chapter. */
export function createCard(card: CardText, colors: CardColors): Card {
  const title = fitTitle(card.title);
  const description = fitText(card.description, {
    maxWidth: TEXT_WIDTH_PX / DESCRIPTION_SIZE_PX,
    maxLines: 3,
  });
  const isTall = title.lines.length > 1;
  const titleTop = isTall ? TALL_TITLE_BASELINE_PX : TITLE_BASELINE_PX;
  const titleHeight = title.size * 1.2;
  const titleBottom = titleTop + (title.lines.length - 1) * titleHeight;
  const line = (
    text: string,
    y: number,
    style: Omit<CardLine, 'x' | 'y' | 'text'>,
    x = LEFT_PX,
  ): CardLine => ({ x, y, text, ...style });

  const lines = [
    line(
      card.site,
      TOP_BASELINE_PX - 8,
      { size: 44, weight: 700, color: colors.ink },
      LEFT_PX + 76,
    ),
    ...title.lines.map((text, index) =>
      line(text, titleTop + index * titleHeight, {
        size: title.size,
        weight: 700,
        color: colors.ink,
      }),
    ),
    ...description.map((text, index) =>
      line(text, titleBottom + 88 + index * 46, {
        size: DESCRIPTION_SIZE_PX,
        weight: 400,
        color: colors.text,
      }),
    ),
    line(card.section, FOOT_BASELINE_PX, {
      size: 28,
      weight: 700,
      color: colors.accent,
    }),
    line(
      card.host,
      FOOT_BASELINE_PX,
      { size: 28, weight: 400, color: colors.muted, anchor: 'end' },
      WIDTH_PX - LEFT_PX,
    ),
  ].filter(({ text }) => text);

  return { lines, shapes: drawShapes(colors) };
}

function fitTitle(title: string): { size: number; lines: string[] } {
  let fitted = { size: 0, lines: [title] };
  for (const size of TITLE_SIZES_PX) {
    const maxWidth = TEXT_WIDTH_PX / size;
    fitted = { size, lines: fitText(title, { maxWidth, maxLines: 2 }) };
    if (!fitted.lines.at(-1)?.endsWith('…')) break;
  }
  return fitted;
}

function drawShapes({ sheet, line, ink, accent }: CardColors): string {
  return [
    `<rect width="${WIDTH_PX}" height="${HEIGHT_PX}" fill="${sheet}"/>`,
    `<rect width="${SPINE_PX}" height="${HEIGHT_PX}" fill="${accent}"/>`,
    `<rect x="${LEFT_PX}" y="${FOOT_LINE_PX}" width="${TEXT_WIDTH_PX}" height="2" fill="${line}"/>`,
    // The mark of content/public/favicon.svg.
    `<g transform="translate(${LEFT_PX - 10} ${TOP_BASELINE_PX - 56}) scale(${LOGO_SCALE})">`,
    `<path fill="${ink}" d="M10 5h15a2 2 0 0 1 0 4H10zM10 14h11a2 2 0 0 1 0 4H10zM10 23h15a2 2 0 0 1 0 4H10z"/>`,
    `<path fill="${accent}" d="M5 3h3.5v26H5z"/></g>`,
  ].join('');
}
