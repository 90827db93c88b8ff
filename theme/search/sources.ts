import type { SearchSource } from '@rslib-website/search/Hit';

/** Sources with the same id would overwrite each other's answers. */
export function checkSources(sources: readonly SearchSource[]): void {
  const ids = sources.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) {
    throw new Error(
      `Two search sources have the id "${twice}", so the answer of one would hide the other's. ` +
        'Give each source an id of its own.',
    );
  }
}
