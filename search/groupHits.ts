import type { Hit, HitGroup } from './Hit.ts';
import { MAX_HITS_IN_GROUP } from './limits.ts';

/** Groups hits by page; the page with the best hit comes first. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const { lvl0, lvl1 } = hit.record.hierarchy;
    const [path = ''] = hit.record.url.split('#');
    const group = groups.get(path);
    if (!group) {
      groups.set(path, {
        id: path,
        title: lvl1 ?? '',
        area: lvl0 ?? '',
        hits: [hit],
      });
    } else if (group.hits.length < MAX_HITS_IN_GROUP) group.hits.push(hit);
  }
  return [...groups.values()];
}
