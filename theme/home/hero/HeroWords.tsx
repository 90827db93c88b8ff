import { PackageManagerTabs } from '../../mdx/code/PackageManagerTabs.tsx';
import { Link } from '../../ui/Link.tsx';
import hidden from '../../ui/hidden.module.css';
import { usePageRecord } from '../../usePageRecord.ts';
import { useSiteTitle } from '../../useSiteTitle.ts';
import { useText } from '../../useText.ts';
import { useThemeConfig } from '../../useThemeConfig.ts';
import { install } from '../../../site/site.ts';
import styles from './HeroWords.module.css';

/** What the tool is, how to install it, and where to begin: from the front matter. */
export function HeroWords() {
  const words = useText();
  const title = useSiteTitle();
  const { hero } = usePageRecord().frontmatter;
  const { report } = useThemeConfig();
  if (!hero) return null;
  const { note, promise, text, compare, actions, needs } = hero;
  const release = report?.version.split('.').slice(0, 2).join('.');

  return (
    <header className={styles.words}>
      {note && (
        <p className={styles.note}>
          <Link href={note.link}>
            <b aria-hidden="true">{release}</b>
            <span>{note.text}</span>
            <em>{note.more}</em>
          </Link>
        </p>
      )}
      <h1 className={styles.promise}>
        <span className={hidden.visuallyHidden}>
          {`${words('home.hero.name', { title })} `}
        </span>
        {promise}
      </h1>
      <div className={styles.lead}>
        <p>{text}</p>
        {compare && (
          <p className={styles.compare}>
            {compare.text} <Link href={compare.link}>{compare.more}</Link>
          </p>
        )}
      </div>
      <div className={styles.install}>
        <PackageManagerTabs command={install} />
      </div>
      <p className={styles.actions}>
        {actions.map(action => (
          <Link key={action.link} className={styles.action} href={action.link}>
            {action.text}
          </Link>
        ))}
      </p>
      {needs && <p className={styles.needs}>{needs}</p>}
    </header>
  );
}
