import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useText } from '../useText.ts';
import type { LocalScope } from './local/LocalScope.ts';
import styles from './SearchDialog.module.css';
import { SearchField } from './SearchField.tsx';
import { SearchScreen } from './SearchScreen.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { closeDialog, showDialog } from './showDialog.ts';
import { isSlashKeyOn, setSlashKey } from './slashKey.ts';
import { useSearchBox } from './useSearchBox.ts';

export { warmLocalSearch } from './local/localSource.ts';

export interface SearchDialogProps {
  scope: LocalScope;
  onClose: () => void;
}

/** Search as a dialog; the browser keeps the focus in and gives it back. */
export function SearchDialog({ scope, onClose }: SearchDialogProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => closeDialog(dialog.current);
  const box = useSearchBox(scope, close);
  const { input } = box;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const hide = showDialog(element);
    input.current?.focus();
    // The backdrop belongs to the dialog; its content does not reach there.
    const closeOutside = ({ target }: MouseEvent) => {
      if (target === element) closeDialog(element);
    };
    element.addEventListener('click', closeOutside);
    return () => {
      element.removeEventListener('click', closeOutside);
      hide();
    };
  }, [input]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={text('search.button')}
      onClose={onClose}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <SearchField box={box} isExpanded={box.items.length > 0} />
          <button type="button" className={styles.close} onClick={close}>
            <span className={styles.closeName}>{text('search.close')}</span>
            <kbd>{text('search.closeKey')}</kbd>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body}>
          <SearchScreen box={box} />
        </div>
        <div className={styles.foot}>
          <SearchStatus box={box} />
          <SlashSwitch />
        </div>
      </div>
    </dialog>
  );
}

function SlashSwitch() {
  const text = useText();
  const [isOn, setIsOn] = useState(isSlashKeyOn);
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
