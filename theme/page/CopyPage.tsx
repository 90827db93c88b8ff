import { Icon } from '../ui/Icon.tsx';
import { useText } from '../useText.ts';
import { useCopyPage } from './useCopyPage.ts';
import styles from './PageActions.module.css';

const labels = {
  idle: 'actions.copy',
  loading: 'actions.copying',
  success: 'actions.copied',
  error: 'actions.copy',
} as const;

const reports = {
  idle: undefined,
  loading: undefined,
  success: 'actions.copied',
  error: 'actions.failed',
} as const;

/** Puts the page's Markdown on the clipboard and tells eyes and ears. */
export function CopyPage({ markdownPath }: { markdownPath: string }) {
  const text = useText();
  const { state, copy } = useCopyPage(markdownPath);
  const report = reports[state];

  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${styles.live}`}
        data-state={state}
        onClick={() => void copy()}
      >
        <Icon
          name={state === 'success' ? 'check' : 'copy'}
          className={styles.icon}
        />
        <span>{text(labels[state])}</span>
      </button>
      <p className={styles.status} role="status" data-state={state}>
        {report && text(report)}
      </p>
    </>
  );
}
