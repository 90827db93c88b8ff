import { chainPieces, type Occurrence } from './chainPieces.ts';
import { foldOutput, lineAt, type FoldedOutput } from './foldOutput.ts';
import { findLastWord, foldTemplate } from './foldTemplate.ts';
import type { FoundError, KnownError } from './KnownError.ts';
import { Seeds, type Piece } from './Seeds.ts';

/** A build that repeats itself says no more the hundredth time. */
const MAX_LOOKS = 300;
/** A part that more messages have tells none of them. */
const MAX_SHARED = 5;
/** Somebody may type a code such as TS2307 instead of pasting. */
const LEAST_TYPED = 6;
const MAX_TYPED = 200;
/** A message that names something is nearer to the cause than a long one. */
const NAME_WEIGHT = 15;
/** Nobody reads all places of a message that is printed for each file. */
const MAX_LINES = 10;
/** A whole message counts more than a part of another that is as long. */
const WHOLE_WEIGHT = 4;
const EXCERPT_LINES = 3;
const EXCERPT_LENGTH = 240;
const LEVELS = ['error', 'warn', 'info'];

/** Finds known messages in the output of a terminal. */
export class ErrorFinder<T extends KnownError> {
  readonly #errors: readonly T[];
  readonly #pieces: readonly (readonly string[])[];
  readonly #seeds: Seeds;
  /** Which parts tell the message they belong to. */
  readonly #own = new Map<string, boolean>();

  constructor(errors: readonly T[]) {
    this.#errors = errors;
    this.#pieces = errors.map(({ text }) => foldTemplate(text));
    const words = errors.map(({ text }) => findLastWord(text));
    this.#seeds = new Seeds(
      this.#pieces.flatMap((texts, owner) =>
        texts.map((text, order): Piece => {
          const isLast = order === texts.length - 1;
          const word = isLast ? words[owner] : undefined;
          return { text, owner, order, word };
        }),
      ),
    );
  }

  /** The messages in an output, the most telling first. */
  find(output: string): FoundError<T>[] {
    const folded = foldOutput(output);
    const places = keepBest(this.#look(folded), folded.text.length);
    const found = places.length > 0 ? places : this.#typed(folded);
    return mergePlaces(found)
      .flatMap(all => {
        const [first] = all;
        const error = first && this.#errors[first.owner];
        return error ? [describe(error, all, folded)] : [];
      })
      .sort(
        (a, b) =>
          Number(b.isWhole) - Number(a.isWhole) ||
          LEVELS.indexOf(a.error.level) - LEVELS.indexOf(b.error.level) ||
          b.weight - a.weight ||
          (a.lines[0] ?? 0) - (b.lines[0] ?? 0),
      )
      .map(({ weight: _, ...told }) => told);
  }

  #look(folded: FoldedOutput): Occurrence[] {
    const looks = new Uint16Array(this.#pieces.length);
    const found: Occurrence[] = [];
    this.#seeds.scan(folded.text, run => {
      const { owner } = run.piece;
      const count = (looks[owner] ?? 0) + 1;
      looks[owner] = count;
      const occurrence = chainPieces(run, this.#pieces[owner] ?? [], folded);
      if (occurrence && (occurrence.isWhole || this.#isOwn(occurrence.longest)))
        found.push(occurrence);
      return count < MAX_LOOKS;
    });
    return found;
  }

  #isOwn(part: string): boolean {
    const known = this.#own.get(part);
    if (known !== undefined) return known;
    const sharing = this.#pieces.filter(pieces =>
      pieces.some(piece => piece.includes(part)),
    );
    const isOwn = sharing.length <= MAX_SHARED;
    this.#own.set(part, isOwn);
    return isOwn;
  }

  /** Messages that contain all that was typed. */
  #typed({ text }: FoldedOutput): Occurrence[] {
    const { length } = text;
    if (length < LEAST_TYPED || length > MAX_TYPED || !this.#isOwn(text))
      return [];
    return this.#pieces.flatMap((pieces, owner): Occurrence[] =>
      pieces.some(piece => piece.includes(text))
        ? [
            {
              owner,
              isWhole: false,
              ranges: [[0, length]],
              length,
              longest: '',
            },
          ]
        : [],
    );
  }
}

/**
 * Leaves out what is only a part of another message: each character counts for
 * the longest message at its place.
 */
function keepBest(all: readonly Occurrence[], length: number): Occurrence[] {
  const worth = ({ isWhole, length: own }: Occurrence) =>
    own + (isWhole ? WHOLE_WEIGHT : 0);
  const taken = new Int32Array(length);
  return [...all]
    .sort((a, b) => worth(b) - worth(a))
    .filter(occurrence => {
      const own = worth(occurrence);
      let lost = 0;
      for (const [start, end] of occurrence.ranges) {
        for (let at = start; at < end; at += 1) {
          if ((taken[at] ?? 0) > own) lost += 1;
          else taken[at] = own;
        }
      }
      return lost * 2 <= occurrence.length;
    });
}

/** The places of each message, the best of them first. */
function mergePlaces(places: readonly Occurrence[]): Occurrence[][] {
  const byOwner = new Map<number, Occurrence[]>();
  for (const place of places) {
    const known = byOwner.get(place.owner);
    if (known) known.push(place);
    else byOwner.set(place.owner, [place]);
  }
  return [...byOwner.values()];
}

function describe<T extends KnownError>(
  error: T,
  all: readonly Occurrence[],
  { firstLine, lines, starts }: FoldedOutput,
): FoundError<T> & { weight: number } {
  const best = all.filter(
    ({ isWhole, length }) =>
      isWhole === all[0]?.isWhole && length === all[0].length,
  );
  const spans = best
    .map(({ ranges }) => ({
      from: lineAt(starts, ranges[0]?.[0] ?? 0),
      to: lineAt(starts, (ranges.at(-1)?.[1] ?? 1) - 1),
    }))
    .sort((a, b) => a.from - b.from);
  const { from = 0, to = 0 } = spans[0] ?? {};
  const names = error.text.split('{').length - 1;
  return {
    error,
    isWhole: best[0]?.isWhole ?? false,
    lines: [...new Set(spans.map(span => firstLine + span.from))].slice(
      0,
      MAX_LINES,
    ),
    excerpt: lines
      .slice(from, Math.min(to + 1, from + EXCERPT_LINES))
      .map(line =>
        line
          .replace(/\p{C}+/gu, '')
          .trim()
          .slice(0, EXCERPT_LENGTH),
      ),
    weight: (best[0]?.length ?? 0) + names * NAME_WEIGHT,
  };
}
