import type { SearchRecord } from '@rslib-website/search/SearchRecord';
import { useText } from '../../useText.ts';
import { ResultRow } from '../ResultRow.tsx';
import { RowButton } from '../RowButton.tsx';
import { StartPages } from '../StartPages.tsx';
import type { SearchBox } from '../useSearchBox.ts';
import { nameOf, shownRecents } from './savedSearches.ts';
import styles from './SavedList.module.css';

/** Recent and favorite searches, shown while the field is empty. */
export function SavedList({ box }: { box: SearchBox }) {
  const text = useText();
  const recents = shownRecents(box.saved);
  const { favorites } = box.saved;
  if (!box.isRead) return null;
  if (recents.length + favorites.length === 0) {
    return (
      <>
        <p className={styles.empty}>{text('search.noRecents')}</p>
        <StartPages box={box} />
      </>
    );
  }
  return (
    <div
      className={styles.grid}
      id={`${box.id}-list`}
      role="grid"
      aria-label={text('search.saved')}
    >
      {recents.length > 0 && (
        <Rows
          box={box}
          title={text('search.recent')}
          records={recents}
          from={0}
        />
      )}
      {favorites.length > 0 && (
        <Rows
          box={box}
          title={text('search.favorite')}
          records={favorites}
          from={recents.length}
          isFavorite
        />
      )}
    </div>
  );
}

interface RowsProps {
  box: SearchBox;
  title: string;
  records: readonly SearchRecord[];
  /** Index of the first one among all saved searches. */
  from: number;
  isFavorite?: boolean;
}

function Rows({ box, title, records, from, isFavorite = false }: RowsProps) {
  const text = useText();
  return (
    <div role="rowgroup" aria-label={title}>
      <div role="row">
        <div className={styles.heading} role="rowheader">
          {title}
        </div>
      </div>
      {records.map((record, offset) => {
        const page = record.hierarchy.lvl1;
        const name = nameOf(record);
        const actions = (
          <>
            {!isFavorite && (
              <RowButton
                icon="star"
                label={text('search.save', { name })}
                onClick={() => box.addFavorite(record)}
              />
            )}
            <RowButton
              icon="close"
              label={text('search.remove', { name })}
              onClick={() => box.remove(record.objectID)}
            />
          </>
        );
        return (
          <ResultRow
            key={record.objectID}
            box={box}
            record={record}
            at={from + offset}
            layout={styles.saved}
            actions={actions}
          >
            <span className={styles.page}>{page}</span>
            {name !== page && <span>{name}</span>}
          </ResultRow>
        );
      })}
    </div>
  );
}
