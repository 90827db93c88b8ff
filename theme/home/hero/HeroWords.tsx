import { Link } from '../../ui/Link.tsx';
import hidden from '../../ui/hidden.module.css';
import { usePageRecord } from '../../usePageRecord.ts';
import { useSiteTitle } from '../../useSiteTitle.ts';
import { useText } from '../../useText.ts';
import { useThemeConfig } from '../../useThemeConfig.ts';
import { Install } from '../ui/Install.tsx';
import styles from './HeroWords.module.css';

/** What the tool is, where to begin, and how to install it: from the front matter. */
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
          <b aria-hidden="true">{release}</b> {note.text}{' '}
          <Link href={note.link}>{note.more}</Link>
        </p>
      )}
      <h1 className={styles.promise}>
        <span className={hidden.visuallyHidden}>
          {`${words('home.hero.name', { title })} `}
        </span>
        {promise}
      </h1>
      <div>
        <p className={styles.lead}>{text}</p>
        {compare && (
          <p className={styles.compare}>
            {compare.text} <Link href={compare.link}>{compare.more}</Link>
          </p>
        )}
        <div className={styles.actions}>
          {actions.map(action => (
            <Link
              key={action.link}
              className={styles.action}
              href={action.link}
            >
              {action.text}
            </Link>
          ))}
        </div>
      </div>
      <div>
        <Install />
        {needs && <p className={styles.small}>{needs}</p>}
      </div>
    </header>
  );
}
