import { Icon } from '../../../theme/ui/Icon.tsx';
import type { LiveStrings } from '../../i18n/liveStrings.ts';
import { does } from '../model/actions.ts';
import { fill } from '../Words.ts';
import styles from '../Panes.module.css';

export interface FilesMenuProps {
  /** The file that is open, if it can be renamed and removed. */
  open: string | undefined;
  words: LiveStrings;
}

/** Adds a file, and renames or removes the one that is open. */
export function FilesMenu({ open: file, words }: FilesMenuProps) {
  const button = (action: 'rename' | 'remove', icon: 'edit' | 'close') => (
    <button
      type="button"
      className={styles.copy}
      {...does(action)}
      data-file={file}
      aria-label={fill(words[`${action}File`], { file: file ?? '' })}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        {...does('add')}
        aria-label={words.addFile}
      >
        <span aria-hidden="true">+</span>
      </button>
      {file !== undefined && button('rename', 'edit')}
      {file !== undefined && button('remove', 'close')}
    </>
  );
}
