import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { NavSection } from '../site/navigation.ts';

/** The navigation as its file has it now, not as it was when first imported. */
export async function readNavigation(
  file: string,
): Promise<readonly NavSection[]> {
  const address = `${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`;
  const { navigation } = (await import(address)) as {
    navigation?: readonly NavSection[];
  };
  if (navigation === undefined) {
    throw new Error(`${file} exports no list named navigation.`);
  }
  return navigation;
}
