import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { NavSection } from '../site/navigation.ts';

/** The navigation as its file has it now, not as it was when first imported. */
export async function readNavigation<
  Navigation extends readonly NavSection[] = readonly NavSection[],
>(file: string): Promise<Navigation> {
  const address = `${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`;
  // `types` holds the form of the file, and a content check its keys and pages.
  const { navigation } = (await import(address)) as {
    navigation?: Navigation;
  };
  if (navigation === undefined) {
    throw new Error(`${file} exports no list named navigation.`);
  }
  return navigation;
}
