import type { EvidenceSource } from '../proof/Evidence.ts';
import type { Everything } from './listMutants.ts';

/** All that the examples have, wrote, and printed. */
export function collectEverything(source: EvidenceSource): Everything {
  const lines = new Set<string>();
  const everything: Everything = { lines: [], files: {} };
  for (const id of source.ids) {
    const evidence = source.find(id);
    if (!evidence) continue;
    const { result, sources } = evidence;
    const texts = [
      ...Object.values(sources),
      ...Object.values(result.files),
      result.log,
      ...result.steps.map(({ log }) => log),
    ];
    for (const text of texts) {
      // A text of several lines may be what a proof names.
      if (Array.isArray(text)) lines.add(text.join('\n'));
    }
    Object.assign(everything.files, result.files);
  }
  everything.lines = [...lines];
  return everything;
}
