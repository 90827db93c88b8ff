/** A part of a message that may be found by a few of its characters. */
export interface Piece {
  text: string;
  /** The message it belongs to, by position. */
  owner: number;
  /** Which part of that message it is. */
  order: number;
  /** Where a quoted word is that has to be the same to its end. */
  word?: [start: number, end: number] | undefined;
}

/** A stretch of the output that equals a stretch of a piece. */
export interface Run {
  piece: Piece;
  /** Where it starts and ends in the output. */
  start: number;
  end: number;
  /** Where it starts in the piece. */
  from: number;
}

/** A run has at least this many equal characters; fewer may be a coincidence. */
const SEED_LENGTH = 8;
const BUCKETS = 1 << 16;
const BASE = 31;
/** The end of a run that no other is looked for after. */
const ENOUGH = 0x7f_ff_ff_ff;

/**
 * Finds all pieces in a text in one pass, whatever the text: each place of it
 * is looked up by a rolling hash, and each run is read once.
 */
export class Seeds {
  readonly #pieces: readonly Piece[];
  /** For each hash: pairs of a piece and a place in it. */
  readonly #buckets: (number[] | undefined)[] = [];

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
    this.#buckets = Array.from<undefined>({ length: BUCKETS });
    for (const [number, { text }] of pieces.entries()) {
      const known = new Set<string>();
      for (let at = 0; at + SEED_LENGTH <= text.length; at += 1) {
        const seed = text.slice(at, at + SEED_LENGTH);
        if (known.has(seed)) continue;
        known.add(seed);
        const bucket = bucketOf(hashOf(seed));
        (this.#buckets[bucket] ??= []).push(number, at);
      }
    }
  }

  /** Tells each run, in the order of the text, until `tell` has enough of it. */
  scan(text: string, tell: (run: Run) => boolean): void {
    const drop = powerOf(SEED_LENGTH);
    /** For each piece: where its last run ends, and how far it was shifted. */
    const ends = new Int32Array(this.#pieces.length).fill(-1);
    const shifts = new Int32Array(this.#pieces.length);
    let hash = 0;
    for (let next = 0; next < text.length; next += 1) {
      hash = (Math.imul(hash, BASE) + text.charCodeAt(next)) | 0;
      const at = next - SEED_LENGTH + 1;
      if (at > 0) hash -= Math.imul(drop, text.charCodeAt(at - 1));
      const bucket = at < 0 ? undefined : this.#buckets[bucketOf(hash | 0)];
      if (!bucket) continue;
      for (let entry = 0; entry < bucket.length; entry += 2) {
        const number = bucket[entry] ?? 0;
        const place = bucket[entry + 1] ?? 0;
        const last = ends[number] ?? 0;
        const isKnown =
          last > at && (shifts[number] === at - place || last === ENOUGH);
        const piece = this.#pieces[number];
        if (isKnown || !piece) continue;
        const run = readRun(text, at, piece, place);
        if (run.end - run.start < SEED_LENGTH) continue;
        ends[number] = tell(run) ? run.end : ENOUGH;
        shifts[number] = at - place;
      }
    }
  }
}

/** The longest run around a place. */
function readRun(text: string, at: number, piece: Piece, place: number): Run {
  let from = place;
  let start = at;
  while (
    from > 0 &&
    start > 0 &&
    text.charCodeAt(start - 1) === piece.text.charCodeAt(from - 1)
  ) {
    from -= 1;
    start -= 1;
  }
  let to = place;
  let end = at;
  while (
    to < piece.text.length &&
    text.charCodeAt(end) === piece.text.charCodeAt(to)
  ) {
    to += 1;
    end += 1;
  }
  return { piece, start, end, from };
}

function hashOf(seed: string): number {
  let hash = 0;
  for (let at = 0; at < seed.length; at += 1) {
    hash = (Math.imul(hash, BASE) + seed.charCodeAt(at)) | 0;
  }
  return hash;
}

function powerOf(exponent: number): number {
  let power = 1;
  for (let step = 0; step < exponent; step += 1) power = Math.imul(power, BASE);
  return power;
}

function bucketOf(hash: number): number {
  return (hash ^ (hash >>> 16)) & (BUCKETS - 1);
}
