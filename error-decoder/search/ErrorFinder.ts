import { chainPieces, type Occurrence } from './chainPieces.ts';
import { codeOf, findCodes, isInPackage } from './findCodes.ts';
import { fitsNames, readRules, type NameRules } from './fitsNames.ts';
import { foldOutput, lineAt, type FoldedOutput } from './foldOutput.ts';
import { foldTemplates, type Template } from './foldTemplate.ts';
import type { FoundError, KnownError, Range } from './KnownError.ts';
import { keepBest, mergePlaces, placeAt, type Place } from './places.ts';
import { Seeds, type Piece } from './Seeds.ts';

/** The most occurrences of a message to examine: a build may repeat itself. */
const MAX_LOOKS = 300;
/** A piece that more messages share doesn't identify any of them. */
const MAX_SHARED = 5;
/** Somebody may type a code such as TS2307 instead of pasting. */
const LEAST_TYPED = 6;
const MAX_TYPED = 200;
/** A message that names something is nearer to the cause than a long one. */
const NAME_WEIGHT = 15;
/** A message may be printed for each file; more places than this don't help. */
const MAX_LINES = 10;
const LEVELS = ['error', 'warn', 'info'];

/** A message in one of its wordings, with the error it belongs to. */
interface Wording extends Template {
  error: number;
}

/** Finds known messages in the output of a terminal. */
export class ErrorFinder<T extends KnownError> {
  readonly #errors: readonly T[];
  readonly #wordings: readonly Wording[];
  readonly #rules: readonly NameRules[];
  readonly #seeds: Seeds;
  /** The errors that have a code. */
  readonly #byCode = new Map<string, number[]>();
  /** Which parts tell the message they belong to. */
  readonly #own = new Map<string, boolean>();

  constructor(errors: readonly T[]) {
    this.#errors = errors;
    this.#rules = errors.map(({ where }) => readRules(where));
    this.#wordings = errors.flatMap(({ text, also = [] }, error) =>
      [text, ...also]
        .flatMap(foldTemplates)
        .map((template): Wording => ({ ...template, error })),
    );
    for (const [error, { text, also = [] }] of errors.entries()) {
      for (const code of new Set([text, ...also].map(codeOf).filter(Boolean)))
        this.#byCode.set(code, [...(this.#byCode.get(code) ?? []), error]);
    }
    this.#seeds = new Seeds(
      this.#wordings.flatMap(({ pieces, word: lastWord }, owner) =>
        pieces.map((text, order): Piece => {
          const isLast = order === pieces.length - 1;
          const word = isLast ? lastWord : undefined;
          return { text, owner, order, word };
        }),
      ),
    );
  }

  /** The messages in an output, the most telling first. */
  find(output: string): FoundError<T>[] {
    const folded = foldOutput(output);
    const all = this.#look(folded);
    const places = keepBest(all, folded.text.length);
    places.push(...this.#coded(folded, all, places));
    const found = places.length > 0 ? places : this.#typed(folded);
    return mergePlaces(found)
      .flatMap(all => {
        const [first] = all;
        const error = first && this.#errors[first.error];
        return error ? [describe(error, all, folded)] : [];
      })
      .sort(
        (a, b) =>
          Number(b.isWhole) - Number(a.isWhole) ||
          LEVELS.indexOf(a.error.level) - LEVELS.indexOf(b.error.level) ||
          rankOf(a.error) - rankOf(b.error) ||
          b.weight - a.weight ||
          (a.lines[0] ?? 0) - (b.lines[0] ?? 0),
      )
      .map(({ weight: _, ...told }) => told);
  }

  /**
   * Where the words of messages occur, including places that are about another error.
   */
  #look(folded: FoldedOutput): Place[] {
    const looks = new Uint16Array(this.#wordings.length);
    const found: Place[] = [];
    this.#seeds.scan(folded.text, run => {
      const { owner } = run.piece;
      const count = (looks[owner] ?? 0) + 1;
      looks[owner] = count;
      const wording = this.#wordings[owner];
      const occurrence = wording && chainPieces(run, wording, folded);
      if (occurrence && this.#isTelling(wording, occurrence)) {
        const { error, names } = wording;
        const rules = this.#rules[error] ?? new Map<string, RegExp>();
        const isMeant =
          fitsNames(rules, names, occurrence, folded.text) &&
          this.#isAt(error, occurrence.ranges[0]?.[0] ?? 0, folded);
        found.push({
          ...occurrence,
          error,
          isMeant,
          code: '',
          rules: rules.size,
        });
      }
      return count < MAX_LOOKS;
    });
    return found;
  }

  #isTelling(
    { error }: Wording,
    { isWhole, hasStart, longest }: Occurrence,
  ): boolean {
    if (isWhole) return true;
    // The words of a step are in many messages.
    const isStep = this.#errors[error]?.isSummary ?? false;
    return this.#isOwn(longest) && (hasStart || !isStep);
  }

  /** What TypeScript says about an installed package needs its own advice. */
  #isAt(error: number, start: number, folded: FoldedOutput): boolean {
    const { from = '', isInPackages = false } = this.#errors[error] ?? {};
    return from !== 'typescript' || isInPackages || !isInPackage(folded, start);
  }

  /**
   * Errors whose words are unknown, by their codes. Each code of TypeScript is an error;
   * Node.js repeats its codes, so they count only where no message is.
   */
  #coded(
    folded: FoldedOutput,
    all: readonly Place[],
    found: readonly Place[],
  ): Place[] {
    const whole = found.filter(({ isWhole }) => isWhole);
    const known = new Set(whole.map(({ error }) => error));
    const others = all.filter(({ isMeant }) => !isMeant);
    const refused = new Set(others.map(({ error }) => error));
    return findCodes(folded).flatMap(({ code, start, end }) => {
      const isRepeated = code.startsWith('ERR_');
      if (isRepeated && whole.length > 0) return [];
      return (this.#byCode.get(code) ?? [])
        .filter(error => !known.has(error))
        .filter(error => !isRepeated || !refused.has(error))
        .filter(error => this.#isAt(error, start, folded))
        .map(error => placeAt(start, end, { error, code }));
    });
  }

  #isOwn(part: string): boolean {
    const known = this.#own.get(part);
    if (known !== undefined) return known;
    const sharing = this.#wordings.filter(({ pieces }) =>
      pieces.some(piece => piece.includes(part)),
    );
    const isOwn = new Set(sharing.map(({ error }) => error)).size <= MAX_SHARED;
    this.#own.set(part, isOwn);
    return isOwn;
  }

  /** Messages that contain all that was typed. */
  #typed({ text }: FoldedOutput): Place[] {
    const { length } = text;
    if (length < LEAST_TYPED || length > MAX_TYPED || !this.#isOwn(text))
      return [];
    return this.#wordings
      .filter(({ pieces }) => pieces.some(piece => piece.includes(text)))
      .map(({ error }) => placeAt(0, length, { error, code: '' }));
  }
}

/** Your own errors first, then those of packages, then that a step failed. */
function rankOf({ isSummary, isInPackages }: KnownError): number {
  return isSummary ? 2 : isInPackages ? 1 : 0;
}

function describe<T extends KnownError>(
  error: T,
  all: readonly Place[],
  { firstLine, starts }: FoldedOutput,
): FoundError<T> & { weight: number } {
  const best = all.filter(
    ({ isWhole, length }) =>
      isWhole === all[0]?.isWhole && length === all[0].length,
  );
  const ranges = best
    .map(({ ranges: own }): Range => [own[0]?.[0] ?? 0, own.at(-1)?.[1] ?? 0])
    .sort(([a], [b]) => a - b);
  const lines = ranges.map(([start]) => firstLine + lineAt(starts, start));
  const names = error.text.split('{').length - 1;
  return {
    error,
    isWhole: best[0]?.isWhole ?? false,
    code: all.find(({ code }) => code !== '')?.code ?? '',
    lines: [...new Set(lines)].slice(0, MAX_LINES),
    ranges: ranges.slice(0, MAX_LINES),
    weight: (best[0]?.length ?? 0) + names * NAME_WEIGHT,
  };
}
