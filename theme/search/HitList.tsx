import { memo } from 'react';
import type { Hit } from '@rslib-website/search/Hit';
import { useText } from '../useText.ts';
import styles from './HitList.module.css';
import { ResultRow } from './ResultRow.tsx';
import { RowButton } from './RowButton.tsx';
import { nameOf } from './saved/savedSearches.ts';
import type { SearchBox } from './useSearchBox.ts';
import type { Piece } from '@rslib-website/search/marks';

interface HitListProps {
  box: SearchBox;
}

/** Hits by page, each with a button to save it. A key alone doesn't render them anew. */
export const HitList = memo(RenderedList, (before, { box }) =>
  (['groups', 'active', 'saved'] as const).every(
    part => before.box[part] === box[part],
  ),
);

function RenderedList({ box }: HitListProps) {
  const text = useText();
  let place = 0;
  return (
    <div
      className={styles.list}
      id={`${box.id}-list`}
      role="grid"
      aria-label={text('search.results')}
    >
      {box.groups.map((group, groupAt) => (
        <div
          key={group.id}
          role="rowgroup"
          aria-labelledby={`${box.id}-group-${groupAt}`}
        >
          <div role="row">
            <div
              className={styles.page}
              id={`${box.id}-group-${groupAt}`}
              role="rowheader"
            >
              {group.area && <span className={styles.area}>{group.area}</span>}
              <span>{group.title}</span>
            </div>
          </div>
          {group.hits.map(hit => (
            <HitRow
              key={hit.record.objectID}
              box={box}
              hit={hit}
              at={place++}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function HitRow({ box, hit, at }: { box: SearchBox; hit: Hit; at: number }) {
  const text = useText();
  const { record } = hit;
  const { objectID } = record;
  const isSaved = box.saved.favorites.some(one => one.objectID === objectID);
  return (
    <ResultRow
      box={box}
      record={record}
      at={at}
      layout={styles.hit}
      actions={
        <RowButton
          icon="star"
          label={text('search.save', { name: nameOf(record) })}
          isPressed={isSaved}
          // Arrow keys select a hit and Tab moves to its button: one tab stop,
          // not twenty.
          isTabStop={at === box.active}
          onClick={() =>
            isSaved ? box.remove(objectID) : box.addFavorite(record)
          }
        />
      }
    >
      {hit.place && <span className={styles.place}>{hit.place}</span>}
      <span className={styles.title}>
        <MarkedText pieces={hit.title} />
        {hit.valueType && (
          <code className={styles.place}> {hit.valueType}</code>
        )}
        {hit.isByOtherLanguage && (
          <span className={styles.other}>{text('search.otherLanguage')}</span>
        )}
      </span>
      {hit.snippet?.length !== 0 && (
        <span className={styles.snippet}>
          <MarkedText pieces={hit.snippet ?? PENDING} />
        </span>
      )}
    </ResultRow>
  );
}

/** Takes the line of a text that hasn't come yet, so that the row doesn't grow. */
const PENDING: readonly Piece[] = [{ text: '\u00a0', isMarked: false }];

/** Text with highlighted matches. Pieces are plain text, never markup. */
function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMarked }, at) =>
    isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
