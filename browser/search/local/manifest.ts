import type { SearchManifest } from '@rslib-website/search/SearchManifest';
import { withTimeout } from '../../dom/withTimeout.ts';

let manifest: Promise<SearchManifest> | undefined;

/**
 * Which index files are current, asked once for a document: a release in between
 * must not mix the files of two indexes. A failure is forgotten.
 */
export function loadManifest(address: string): Promise<SearchManifest> {
  if (!manifest) {
    manifest = withTimeout(
      // `as` is safe: fileAddress checks what it takes from it.
      fetch(address).then(answer => answer.json() as Promise<SearchManifest>),
    );
    manifest.catch(forgetManifest);
  }
  return manifest;
}

/** A search that failed asks again: its files may be gone by now. */
export function forgetManifest(): void {
  manifest = undefined;
}
