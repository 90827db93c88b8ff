// Functions that run in the page: they see nothing but it.

/** Runs in the page. What the reader sees: the paper of the page is light or dark. */
export function readAppearance(): string {
  const root = document.documentElement;
  const { backgroundColor, colorScheme } = getComputedStyle(root);
  // The engines write colours in their own ways; a canvas knows all of them.
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('There is no canvas.');
  canvas.fillStyle = backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `${red > 127 ? 'light' : 'dark'}, controls ${colorScheme}`;
}

/** Runs in the page: the room between a Han character and a Latin one. */
export function measureGaps() {
  const han = /\p{Script=Han}/u;
  const latin = /[A-Za-z0-9]/;
  const range = document.createRange();
  const narrow: string[] = [];
  let seen = 0;
  for (const paragraph of document.querySelectorAll('[data-prose] > p')) {
    const size = Number.parseFloat(getComputedStyle(paragraph).fontSize);
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      // Code and links have room of their own.
      let last: { character: string; rect: DOMRect } | undefined;
      const node = texts.currentNode;
      const text = node.textContent ?? '';
      for (let index = 0; index < text.length; index += 1) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        // At the start of a line, WebKit adds an empty one at the end of the last.
        const rect = [...range.getClientRects()].find(({ width }) => width > 0);
        const character = text.charAt(index);
        if (!character.trim() || !rect) continue;
        if (
          last &&
          Math.abs(rect.bottom - last.rect.bottom) < size / 2 &&
          ((han.test(last.character) && latin.test(character)) ||
            (latin.test(last.character) && han.test(character)))
        ) {
          seen += 1;
          if (rect.left - last.rect.right < size / 8) {
            narrow.push(last.character + character);
          }
        }
        last = { character, rect };
      }
    }
  }
  return { seen, narrow };
}

/** Runs in the page: has the rules for print count on the screen. */
export function showAsPrinted(): number {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]);
  let count = 0;
  while (rules.length > 0) {
    const rule = rules.pop();
    if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
      rule.media.mediaText = 'all';
      count += 1;
    }
    if (rule instanceof CSSGroupingRule) rules.push(...rule.cssRules);
  }
  return count;
}

/** Runs in the page: how much of the column the longest line of a paragraph uses. */
export function measureLines(): number[] {
  const shares: number[] = [];
  for (const paragraph of document.querySelectorAll('[data-prose] > p')) {
    const { left, width, height } = paragraph.getBoundingClientRect();
    const leading = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
    if (height < leading * 2.5) continue;
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    const ends = [...range.getClientRects()].map(({ right }) => right - left);
    shares.push(Math.max(...ends) / width);
  }
  return shares;
}
