import type { Hit } from '../../universal/search/Hit.ts';
import { useText } from '../useText.ts';
import styles from './HitList.module.css';
import { MarkedText } from './MarkedText.tsx';
import { optionId, type SearchBox } from './useSearchBox.ts';

/** Hits by page. The focus stays in the field; options are pointed at from there. */
export function HitList({ box }: { box: SearchBox }) {
  const text = useText();
  let place = 0;
  return (
    <div
      className={styles.list}
      id={`${box.id}-list`}
      role="listbox"
      aria-label={text('search.results')}
    >
      {box.groups.map((group, groupAt) => (
        <div
          key={group.id}
          role="group"
          aria-labelledby={`${box.id}-group-${groupAt}`}
        >
          <div className={styles.page} id={`${box.id}-group-${groupAt}`}>
            {group.area && <span className={styles.area}>{group.area}</span>}
            {group.title}
          </div>
          {group.hits.map(hit => (
            <Option
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

function Option({ box, hit, at }: { box: SearchBox; hit: Hit; at: number }) {
  const text = useText();
  const isActive = at === box.active;
  return (
    <a
      className={styles.option}
      id={optionId(box, at)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={hit.record.url}
      ref={element => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      onPointerMove={() => {
        if (!isActive) box.setActive(at);
      }}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        box.choose(hit.record);
      }}
    >
      {hit.place && <span className={styles.place}>{hit.place}</span>}
      <span className={styles.title}>
        <MarkedText pieces={hit.title} />
        {hit.isByOtherLanguage && (
          <span className={styles.other}>{text('search.otherLanguage')}</span>
        )}
      </span>
      {hit.snippet.length > 0 && (
        <span className={styles.snippet}>
          <MarkedText pieces={hit.snippet} />
        </span>
      )}
    </a>
  );
}
