import { Icon } from '../../theme/ui/Icon.tsx';
import { does } from './model/actions.ts';
import { useWords } from './Words.ts';
import styles from './Panes.module.css';

export interface CopyButtonProps {
  copies: 'source' | 'file';
  file: string;
}

/** Copies a file; Explorer.tsx does it. */
export function CopyButton({ copies, file }: CopyButtonProps) {
  const words = useWords();
  return (
    <button
      type="button"
      className={styles.copy}
      {...does(`copy-${copies}`)}
      data-file={file}
      aria-label={words('copy', { file })}
    >
      <Icon name={['copy', 'check']} />
    </button>
  );
}
