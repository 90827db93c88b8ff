import { wrapText } from './wrapText.ts';

/** What the picture of a page says. */
export interface CardText {
  site: string;
  section: string;
  title: string;
  description: string;
  /** The host, which tells readers where a shared link leads. */
  host: string;
}

export interface CardColours {
  sheet: string;
  line: string;
  ink: string;
  text: string;
  muted: string;
  accent: string;
}

/** One line of text, placed by the left end of its baseline. */
export interface CardLine {
  x: number;
  y: number;
  size: number;
  weight: 400 | 700;
  colour: string;
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
const FOOT_LINE_PX = 530;
const FOOT_BASELINE_PX = 580;
const LOGO_SCALE = 2;

/** Long titles are set smaller, so that they keep to two lines. */
const TITLE_SIZES_PX = [84, 72, 60];

/** A title page: the spine, the mark, and the page as a book names a chapter. */
export function createCard(card: CardText, colours: CardColours): Card {
  const title = fitTitle(card.title);
  const description = wrapText(card.description, {
    maxWidth: TEXT_WIDTH_PX / 32,
    maxLines: 3,
  });
  const titleHeight = title.size * 1.2;
  const top = 250 - (title.lines.length - 1) * 20;
  const below = top + (title.lines.length - 1) * titleHeight + 68;
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
      { size: 44, weight: 700, colour: colours.ink },
      LEFT_PX + 76,
    ),
    ...title.lines.map((text, index) =>
      line(text, top + 20 + index * titleHeight, {
        size: title.size,
        weight: 700,
        colour: colours.ink,
      }),
    ),
    ...description.map((text, index) =>
      line(text, below + 16 + index * 48, {
        size: 32,
        weight: 400,
        colour: colours.text,
      }),
    ),
    line(card.section, FOOT_BASELINE_PX, {
      size: 28,
      weight: 700,
      colour: colours.accent,
    }),
    line(
      card.host,
      FOOT_BASELINE_PX,
      { size: 28, weight: 400, colour: colours.muted },
      WIDTH_PX - LEFT_PX - card.host.length * 15,
    ),
  ].filter(({ text }) => text);

  return { lines, shapes: drawShapes(colours) };
}

function fitTitle(title: string): { size: number; lines: string[] } {
  const tries = TITLE_SIZES_PX.map(size => ({
    size,
    lines: wrapText(title, { maxWidth: TEXT_WIDTH_PX / size, maxLines: 2 }),
  }));
  const fits = tries.find(({ lines }) => !lines.at(-1)?.endsWith('…'));
  return fits ?? { size: 60, lines: [title] };
}

function drawShapes({ sheet, line, ink, accent }: CardColours): string {
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
