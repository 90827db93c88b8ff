import type { Piece } from '../../search/marks.ts';

/** Text with its finds marked. Pieces are text; no markup comes from data. */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMarked }, at) =>
    isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
