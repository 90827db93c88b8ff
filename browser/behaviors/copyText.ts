import { stringOf } from '../page.ts';

/**
 * Puts a text on the clipboard, also one that is still on its way. Where that is
 * refused the reader is asked to copy it with the platform's shortcut. Tells
 * whether it went by itself; throws where the text does not come.
 */
export async function copyText(
  content: string | Promise<string>,
): Promise<boolean> {
  try {
    await writeText(content);
    return true;
  } catch {
    const shown = await content;
    const keys = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C';
    window.prompt(stringOf('copyByHand').replace('{keys}', keys), shown);
    return false;
  }
}

async function writeText(content: string | Promise<string>): Promise<void> {
  if (typeof content !== 'string' && typeof ClipboardItem === 'function') {
    try {
      await writeLater(content);
      return;
    } catch {
      // Not every browser takes a promise.
    }
  }
  await navigator.clipboard.writeText(await content);
}

/** Begins while the press still counts: Safari refuses what comes after it. */
function writeLater(content: Promise<string>): Promise<void> {
  const type = 'text/plain';
  const blob = content.then(text => new Blob([text], { type }));
  blob.catch(() => undefined); // Who waits for the content is told.
  return navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}
