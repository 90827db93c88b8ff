import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { escapeXml } from '../escapeXml.ts';
import { HEIGHT_PX, WIDTH_PX, type Card, type CardLine } from './createCard.ts';
import { FONT_FAMILY } from './findFonts.ts';

/** No font has this character, so it shows what a missing one looks like. */
const MISSING = '\u{100000}';

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}">${content}</svg>`;

export const RENDERER_FILE = createRequire(import.meta.url).resolve(
  '@resvg/resvg-wasm/index_bg.wasm',
);

let loading: Promise<void> | undefined;

/** WebAssembly gives every machine the same bytes, and reads the font once. */
function loadRenderer(): Promise<void> {
  loading ??= readFile(RENDERER_FILE).then(bytes => initWasm(bytes));
  return loading;
}

/**
 * Draws the pictures. Opening the font costs more than drawing, so all text
 * becomes outlines in one go and the pictures need no font.
 */
export async function drawCards(
  cards: readonly Card[],
  fontFiles: readonly string[],
): Promise<Uint8Array[]> {
  await loadRenderer();
  const fonts = await Promise.all(fontFiles.map(file => readFile(file)));
  const letters = [
    ...new Set(cards.flatMap(({ lines }) => lines.flatMap(l => [...l.text]))),
  ].filter(letter => letter.trim());
  const outlines = outlineLines(
    [
      ...cards.flatMap(({ lines }) => lines),
      ...[MISSING, ...letters].map(alone),
    ],
    fonts,
  );
  checkLetters(letters, outlines.slice(-letters.length - 1));

  let next = 0;
  return cards.map(({ lines, shapes }) => {
    const texts = outlines.slice(next, (next += lines.length));
    return render(svg(shapes + texts.join('')));
  });
}

/** Draws a picture without text, as PNG. */
export async function drawPicture(picture: string): Promise<Uint8Array> {
  await loadRenderer();
  return render(picture);
}

function render(picture: string): Uint8Array {
  // Both live in WebAssembly memory, which garbage collection doesn't free.
  const resvg = new Resvg(picture, { font: { loadSystemFonts: false } });
  const image = resvg.render();
  try {
    return image.asPng();
  } finally {
    image.free();
    resvg.free();
  }
}

/** Text as paths, one group for each line. */
function outlineLines(
  lines: readonly CardLine[],
  fontBuffers: Uint8Array[],
): string[] {
  const texts = lines.map(
    ({ x, y, size, weight, color, anchor = 'start', text }, index) =>
      `<text id="line-${index}" x="${x}" y="${y}" text-anchor="${anchor}" font-family="${FONT_FAMILY}" font-size="${size}" font-weight="${weight}" fill="${color}">${escapeXml(text)}</text>`,
  );
  const outlined = new Resvg(svg(texts.join('')), {
    font: { loadSystemFonts: false, fontBuffers },
  }).toString();
  const groups = [
    ...outlined.matchAll(/<g id="line-(\d+)">([\s\S]*?)<\/g>/g),
  ].map(([, index, paths = '']) => [Number(index), paths] as const);
  if (groups.length !== lines.length) {
    const found = new Set(groups.map(([index]) => index));
    const lost = lines.filter((_, index) => !found.has(index));
    throw new Error(
      `[og-images] ${lost.length} lines became no outline, the first is "${lost[0]?.text}", so a picture would lack it. ` +
        'If resvg was updated, see what its toString() makes of a <text> and adapt plugins/og-images/drawCards.ts.',
    );
  }
  return groups.map(([, paths]) => paths);
}

function alone(text: string): CardLine {
  return { x: 0, y: 0, size: 32, weight: 400, color: '#000', text };
}

function checkLetters(
  letters: readonly string[],
  [missing, ...outlines]: readonly string[],
): void {
  const lost = letters.filter((_, index) => outlines[index] === missing);
  if (lost.length === 0) return;
  throw new Error(
    `[og-images] The font has no ${lost.join(' ')}, so a picture would show a box. ` +
      "Write the page's title and description without it.",
  );
}
