import type { SearchRecord } from '../../../universal/search/SearchRecord.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useText } from '../../useText.ts';
import { optionId, type SearchBox } from '../useSearchBox.ts';
import { shownRecents } from './savedSearches.ts';
import styles from './SavedList.module.css';

/**
 * Recent and favourite searches, shown while the field is empty. A grid, since
 * each row has a link and buttons, which options of a listbox may not have.
 */
export function SavedList({ box }: { box: SearchBox }) {
  const text = useText();
  const recents = shownRecents(box.saved);
  const { favourites } = box.saved;
  if (recents.length + favourites.length === 0) {
    return <p className={styles.empty}>{text('search.noRecents')}</p>;
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
      {favourites.length > 0 && (
        <Rows
          box={box}
          title={text('search.favourite')}
          records={favourites}
          from={recents.length}
          isFavourite
        />
      )}
    </div>
  );
}

interface RowsProps {
  box: SearchBox;
  title: string;
  records: readonly SearchRecord[];
  /** Place of the first among all saved ones. */
  from: number;
  isFavourite?: boolean;
}

function Rows({ box, title, records, from, isFavourite = false }: RowsProps) {
  const text = useText();
  return (
    <div role="rowgroup" aria-label={title}>
      <div role="row">
        <div className={styles.heading} role="rowheader">
          {title}
        </div>
      </div>
      {records.map((record, offset) => {
        const at = from + offset;
        const name = nameOf(record);
        return (
          <div
            key={record.objectID}
            className={styles.row}
            role="row"
            aria-selected={at === box.active}
            onPointerMove={() => {
              if (at !== box.active) box.setActive(at);
            }}
          >
            <div className={styles.cell} role="gridcell">
              <a
                className={styles.link}
                id={optionId(box, at)}
                href={record.url}
                tabIndex={-1}
                onClick={event => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  box.choose(record);
                }}
              >
                <span className={styles.page}>{record.hierarchy.lvl1}</span>
                {name !== record.hierarchy.lvl1 && <span>{name}</span>}
              </a>
            </div>
            <div className={styles.actions} role="gridcell">
              {!isFavourite && (
                <button
                  type="button"
                  className={styles.button}
                  aria-label={text('search.save', { name })}
                  onClick={() => box.favour(record)}
                >
                  <Icon name="star" />
                </button>
              )}
              <button
                type="button"
                className={styles.button}
                aria-label={text('search.remove', { name })}
                onClick={() => box.remove(record.objectID)}
              >
                <Icon name="close" />
              </button>
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** The heading a record stands for. */
function nameOf({ hierarchy }: SearchRecord): string {
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  return lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? lvl1 ?? '';
}
