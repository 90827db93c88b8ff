import { Link } from '../ui/Link.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useSiteTitle } from '../useSiteTitle.ts';
import styles from './PlainHome.module.css';

/** Name, promise, and actions, from the front matter. */
export function Intro() {
  const title = useSiteTitle();
  const { hero } = usePageRecord().frontmatter;
  if (!hero) return null;

  return (
    <header className={styles.intro}>
      <h1 className={styles.name}>{title}</h1>
      <p className={styles.promise}>{hero.promise}</p>
      <p className={styles.text}>{hero.text}</p>
      <p className={styles.actions}>
        {hero.actions.map(({ text, link }) => (
          <Link key={link} className={styles.action} href={link}>
            {text}
          </Link>
        ))}
      </p>
    </header>
  );
}
