import { FOUND_KEY } from '../../shared/storageKeys.ts';
import { openPage } from '../navigation/openPage.ts';
import { sessionArea, writeStored } from '../storage/safeStorage.ts';

/** Opens a hit and marks the reader's words on its page. */
export async function openFound(
  url: string,
  /** The terms that were found, or the query. */
  words: readonly string[] | string,
): Promise<void> {
  // For a page load, if this document can't show the page.
  writeStored(FOUND_KEY, JSON.stringify({ url, words }), sessionArea);
  // Nobody needs it before; without it the page is unmarked.
  const code = import('./foundWords.ts').catch(() => undefined);
  await openPage(url);
  (await code)?.showFound(url, words);
}
