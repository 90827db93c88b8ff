import { useLayoutEffect, useState } from 'react';
import { isSlashKeyOn, setSlashKey } from '../../browser/search/slashKey.ts';
import { useText } from '../useText.ts';
import styles from './SearchDialog.module.css';
import { SearchStatus } from './SearchStatus.tsx';
import type { SearchBox } from './useSearchBox.ts';

/** Below the dialog's list: the count, the keys, and before a query a setting. */
export function SearchFoot({ box }: { box: SearchBox }) {
  return (
    <div className={styles.foot}>
      <SearchStatus box={box} />
      {box.isRead && <Keys />}
      {box.query === '' && <SlashSwitch />}
    </div>
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
