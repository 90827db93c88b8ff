import type { Piece } from '../../search/marks.ts';

/** Text with highlighted matches. Pieces are plain text, never markup. */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMarked }, at) =>
    isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
