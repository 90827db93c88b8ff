import { Icon } from '../ui/Icon.tsx';
import { useText } from '../useText.ts';
import hidden from '../ui/hidden.module.css';
import styles from './PageActions.module.css';

/** Copies the page as Markdown; see browser/behaviors/copyPage.ts. */
export function CopyPage({ markdownPath }: { markdownPath: string }) {
  const text = useText();
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${styles.live}`}
        data-copy-page={markdownPath}
        data-state="idle"
        data-idle={text('actions.copy')}
        data-loading={text('actions.copying')}
        data-success={text('actions.copied')}
        data-success-report={text('actions.copied')}
        data-error-report={text('actions.failed')}
      >
        <Icon name={['copy', 'check']} className={styles.icon} />
        <span>{text('actions.copy')}</span>
      </button>
      <p
        className={`${styles.status} ${hidden.unlessFailed}`}
        role="status"
        data-state="idle"
      />
    </>
  );
}
