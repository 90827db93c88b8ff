import type { DocParts } from '../docs/Docs.ts';

/** Shorter runs of words are in many messages. */
const RUN_LENGTH = 4;
/** A run that more sections have tells none of them. */
const MAX_SECTIONS = 8;

/** Finds sections that quote a message word by word, as pages about errors do. */
export class VerbatimIndex {
  /** The sections that contain a run of words. */
  readonly #runs = new Map<string, Set<string>>();

  constructor(pages: DocParts['pages'], isIncluded: (path: string) => boolean) {
    for (const [path, sections] of Object.entries(pages)) {
      if (!isIncluded(path)) continue;
      for (const { id, text } of sections) {
        this.#add(id ? `${path}#${id}` : path, text);
      }
    }
  }

  #add(path: string, text: string): void {
    for (const run of runsOf(text)) {
      const known = this.#runs.get(run);
      if (known) known.add(path);
      else this.#runs.set(run, new Set([path]));
    }
  }

  /** The paths of sections that share rare runs of words with a message, best first. */
  find(message: string): string[] {
    const scores = new Map<string, number>();
    for (const run of new Set(runsOf(message))) {
      const paths = this.#runs.get(run) ?? new Set();
      if (paths.size > MAX_SECTIONS) continue;
      for (const path of paths) {
        scores.set(path, (scores.get(path) ?? 0) + 1 / paths.size);
      }
    }
    return [...scores].sort(([, a], [, b]) => b - a).map(([path]) => path);
  }
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return words
    .slice(RUN_LENGTH - 1)
    .map((_, at) => words.slice(at, at + RUN_LENGTH).join(' '));
}
