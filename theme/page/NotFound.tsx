import { useSite } from '@rspress/core/runtime';
import { localePath } from '../../universal/localePath.ts';
import { Link } from '../ui/Link.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import styles from './NotFound.module.css';

/** What a reader sees at an address that leads nowhere. */
export function NotFound() {
  const text = useText();
  const { site } = useSite();
  const { lang, version } = usePageRecord();
  const isDefaultVersion = !version || version === site.multiVersion.default;
  const home =
    (isDefaultVersion ? '' : `/${version}`) + localePath('/', lang, site.lang);

  return (
    <main className={styles.page} id="content" tabIndex={-1}>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{text('notFound.title')}</h1>
      <p className={styles.text}>{text('notFound.text')}</p>
      <Link className={styles.home} href={home}>
        {text('notFound.home')}
      </Link>
    </main>
  );
}
