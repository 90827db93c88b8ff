import { useHead } from '@rspress/core/runtime';
import { BuiltNote } from '../mdx/code/BuiltNote.tsx';
import { PageContent } from '../layout/PageContent.tsx';
import { ToolchainLanding } from '../toolchain/ToolchainLanding.tsx';
import { Link } from '../ui/Link.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useSiteTitle } from '../useSiteTitle.ts';
import { homeStyles } from './homeStyles.ts';
import styles from './HomeLayout.module.css';

/** The home page: the pitch, the author's content, and the related tools. */
export function HomeLayout() {
  const title = useSiteTitle();
  const { hero } = usePageRecord().frontmatter;
  useHead({ style: [{ innerHTML: homeStyles }] });

  return (
    <main className={styles.home} id="content" tabIndex={-1}>
      {hero && (
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
      )}
      <PageContent />
      <footer>
        <BuiltNote />
      </footer>
      <ToolchainLanding />
    </main>
  );
}
