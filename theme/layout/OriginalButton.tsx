import { useAddressRules } from '../useAddressRules.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import styles from './PageActions.module.css';

/** Shows the original next to a translation; see browser/behaviors/original/. */
export function OriginalButton() {
  const text = useText();
  const { defaultLang } = useAddressRules();
  const { lang, missingLangs = [] } = usePageRecord();
  if (lang === defaultLang || missingLangs.includes(defaultLang)) return null;
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.live}`}
      // For the mouse alone: no key reaches the margin.
      title={text('actions.originalHint')}
      aria-keyshortcuts="Alt+Shift+E"
      aria-pressed="false"
      data-original=""
      data-idle={text('actions.original')}
      data-error-report={text('actions.originalFailed')}
    >
      <span>{text('actions.original')}</span>
    </button>
  );
}
