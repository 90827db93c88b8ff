import type { Page } from '@playwright/test';

/** What others do to a page that is being read. */
export const kindsOfMeddling = ['translated', 'split', 'thinned'] as const;

export type Meddling = (typeof kindsOfMeddling)[number];

/**
 * Changes the page as others do, none of whom tells its code:
 * - `translated`: the browser puts each text into elements of its own, now and
 *   whenever a new one comes. The words stay, so that they can be compared.
 * - `split`: a highlighter cuts texts in two, now and whenever a new one comes.
 * - `thinned`: a blocker takes elements away, once for each call; never those
 *   that a reader uses.
 */
export async function meddle(page: Page, meddling: Meddling): Promise<void> {
  if (meddling === 'thinned') await page.evaluate(thinOut);
  else await page.evaluate(changeTexts, meddling);
}

/** Runs in the page. */
function changeTexts(meddling: 'translated' | 'split'): void {
  const { dataset } = document.documentElement;
  if ('meddled' in dataset) return; // Two of them would never end.
  dataset.meddled = '';
  const done = new WeakSet<Node>();
  const change = (text: Text): void => {
    if (done.has(text) || text.data.trim().length < 2) return;
    if (text.parentElement?.closest('script, style, noscript')) return;
    if (meddling === 'split') {
      done.add(text).add(text.splitText(Math.floor(text.length / 2)));
      return;
    }
    const name: string = 'font';
    const outer = document.createElement(name);
    const inner = outer.appendChild(document.createElement(name));
    done.add(inner.appendChild(document.createTextNode(text.data)));
    text.replaceWith(outer);
  };
  const changeAll = (): void => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    // The walker shows texts alone.
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(change);
  };
  changeAll();
  new MutationObserver(changeAll).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** Runs in the page. */
function thinOut(): void {
  const every = (step: number, selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter(
      (_, index) => index % step === 1,
    );
  const isUsed = (part: Element): boolean =>
    part.matches(
      'input, :has(input), :is(nav, header) :has([aria-current], [lang], [href$="/config/"], [href$="/dts"], [href$="/typescript"], [href$="/quick-start"])',
    );
  // What pages show, and of lists that come and go every other entry.
  const parts = [
    ...document.querySelectorAll('main h1, main ol, main [role=group]'),
    ...document.querySelectorAll('main p, main h2, main figure, main tr'),
    ...every(2, 'main li, aside li, main section'),
    ...every(2, '[role=row]'),
    ...every(3, 'nav li, header img, header svg'),
  ];
  for (const part of parts) if (!isUsed(part)) part.remove();
}
