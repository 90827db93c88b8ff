import { useSite } from '@rspress/core/runtime';
import { translateAddress } from '../../shared/siteAddress.ts';
import { htmlLangOf } from '../htmlLangOf.ts';
import { Link } from '../ui/Link.tsx';
import { useAddressRules } from '../useAddressRules.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import styles from './StaleNote.module.css';

/** Says that a section's source changed after it was translated, and how. */
export function StaleNote({ section }: { section: string }) {
  const text = useText();
  const rules = useAddressRules();
  const { site } = useSite();
  const { routePath, stale } = usePageRecord();
  const change = stale?.[section];
  if (!change) return null;

  const lang = htmlLangOf(site.lang);
  const source = translateAddress(routePath, site.lang, rules);
  return (
    <div className={styles.note} role="note">
      <p>
        {text('stale.note')}{' '}
        <Link href={section ? `${source}#${section}` : source} hrefLang={lang}>
          {text('stale.read')}
        </Link>
      </p>
      {(change.removed || change.added) && (
        <details>
          <summary>{text('stale.changes')}</summary>
          {change.removed && (
            <p>
              {text('stale.removed')} <del lang={lang}>{change.removed}</del>
            </p>
          )}
          {change.added && (
            <p>
              {text('stale.added')} <ins lang={lang}>{change.added}</ins>
            </p>
          )}
        </details>
      )}
    </div>
  );
}
