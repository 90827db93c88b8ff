'use client';

import { useEffect, useRef } from 'react';
import { closeDialog } from '../../browser/dom/dialog.ts';
import { useText } from '../useText.ts';
import hidden from '../ui/hidden.module.css';
import styles from './SearchDialog.module.css';
import { SearchFailure } from './SearchFailure.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchFoot } from './SearchFoot.tsx';
import { SearchScreen } from './SearchScreen.tsx';
import { useSearchBox, type SearchProps } from './useSearchBox.ts';

/** The dialog's contents. The query stays, for when it's opened again. */
export function SearchPanel(props: SearchProps) {
  const text = useText();
  const panel = useRef<HTMLDivElement>(null);
  /** Whether typing should replace the previous query. */
  const isReopened = useRef(false);
  const dialogOf = () => panel.current?.closest('dialog');
  const box = useSearchBox(props, () => closeDialog(dialogOf()));
  const { forgetEnter } = box;
  useEffect(() => {
    const dialog = dialogOf();
    const handleClose = () => {
      isReopened.current = true;
      forgetEnter();
    };
    dialog?.addEventListener('close', handleClose);
    return () => dialog?.removeEventListener('close', handleClose);
  }, [forgetEnter]);
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.head}>
        <SearchField
          box={box}
          isExpanded={box.items.length > 0}
          onFocus={() => {
            if (isReopened.current) box.input.current?.select();
            isReopened.current = false;
          }}
        />
        <button type="button" className={styles.close} data-close-search="">
          <span className={hidden.visuallyHidden}>{text('search.close')}</span>
          <kbd aria-hidden="true">{text('search.closeKey')}</kbd>
          <span aria-hidden="true">{text('search.closeShort')}</span>
        </button>
      </div>
      <div className={styles.body}>
        <SearchFailure />
        <SearchScreen box={box} />
      </div>
      <SearchFoot box={box} />
    </div>
  );
}
