'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSlashKeyOn, setSlashKey } from '../../browser/search/slashKey.ts';
import { closeDialog } from '../../browser/search/showDialog.ts';
import { Icon } from '../ui/Icon.tsx';
import { useText } from '../useText.ts';
import hidden from '../ui/hidden.module.css';
import styles from './SearchDialog.module.css';
import { SearchFailure } from './SearchFailure.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchScreen } from './SearchScreen.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { useSearchBox, type SearchProps } from './useSearchBox.ts';

/** The dialog's contents; closing the dialog resets them. */
export function SearchPanel(props: SearchProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [closings, setClosings] = useState(0);
  useEffect(() => {
    const dialog = panel.current?.closest('dialog');
    const reset = () => setClosings(count => count + 1);
    dialog?.addEventListener('close', reset);
    return () => dialog?.removeEventListener('close', reset);
  }, []);
  return (
    <div ref={panel} className={styles.panel}>
      <Content key={closings} {...props} />
    </div>
  );
}

function Content(props: SearchProps) {
  const text = useText();
  const box = useSearchBox(props, () =>
    closeDialog(box.input.current?.closest('dialog')),
  );
  return (
    <>
      <div className={styles.head}>
        <SearchField box={box} isExpanded={box.items.length > 0} />
        <button type="button" className={styles.close} data-close-search="">
          <span className={hidden.visuallyHidden}>{text('search.close')}</span>
          <kbd>{text('search.closeKey')}</kbd>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>
        <SearchFailure />
        <SearchScreen box={box} />
      </div>
      <div className={styles.foot}>
        <SearchStatus box={box} />
        <SlashSwitch />
      </div>
    </>
  );
}

function SlashSwitch() {
  const text = useText();
  const [isOn, setIsOn] = useState(true);
  useLayoutEffect(() => setIsOn(isSlashKeyOn()), []);
  return (
    <label className={styles.switch}>
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
