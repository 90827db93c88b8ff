import { stringOf } from '../page.ts';

/**
 * Copies text, or a promise of text, to the clipboard. If the browser refuses,
 * a prompt shows the text and the shortcut to copy it. Resolves to whether the
 * text was copied; rejects if it can't be loaded.
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
      // Not every browser accepts a promise.
    }
  }
  await navigator.clipboard.writeText(await content);
}

/** Starts during the click: Safari refuses anything that comes later. */
function writeLater(content: Promise<string>): Promise<void> {
  const type = 'text/plain';
  const blob = content.then(text => new Blob([text], { type }));
  blob.catch(() => undefined); // The caller handles the rejection.
  return navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}
