import { useLayoutEffect, useState } from 'react';
import { isSlashKeyOn, setSlashKey } from '../../browser/search/slashKey.ts';
import { useText } from '../useText.ts';
import { encodeQuery } from './encodeQuery.ts';
import styles from './SearchDialog.module.css';
import { SearchStatus } from './SearchStatus.tsx';
import type { SearchBox } from './useSearchBox.ts';

/** Below the dialog's list: the count, a link to this search, and keys. */
export function SearchFoot({ box }: { box: SearchBox }) {
  return (
    <div className={styles.foot}>
      <SearchStatus box={box} />
      <QueryLink query={box.isAnswered ? box.state.query : ''} />
      {box.isRead && <Keys />}
      <SlashSwitch />
    </div>
  );
}

/** A link that opens this search again, to send to others. */
function QueryLink({ query }: { query: string }) {
  const text = useText();
  if (query === '') return null;
  return (
    <a
      className={styles.item}
      href={`?q=${encodeQuery(query)}`}
      target="_blank"
      rel="noreferrer"
    >
      {text('search.link')}
    </a>
  );
}

function Keys() {
  const text = useText();
  return (
    <span className={`${styles.item} ${styles.keys}`}>
      <kbd>↑</kbd>
      <kbd>↓</kbd>
      <span>{text('search.keyMove')}</span>
      <kbd>↵</kbd>
      <span>{text('search.keyOpen')}</span>
    </span>
  );
}

function SlashSwitch() {
  const text = useText();
  const [isOn, setIsOn] = useState(true);
  useLayoutEffect(() => setIsOn(isSlashKeyOn()), []);
  return (
    <label className={`${styles.item} ${styles.keys}`}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ target }) => {
          setIsOn(target.checked);
          setSlashKey(target.checked);
        }}
      />
      {text('search.slashKey')}
    </label>
  );
}
