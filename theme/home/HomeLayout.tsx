import { useHead } from '@rspress/core/runtime';
import { PageContent } from '../layout/PageContent.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { homeStyles, plainHomeStyles } from './homeStyles.ts';
import { PlainHome } from './PlainHome.tsx';
import styles from './HomePage.module.css';

/** The home page: sections that the page lists, or what its front matter says. */
export function HomeLayout() {
  const { sections } = usePageRecord().frontmatter;
  useHead({ style: [{ innerHTML: sections ? homeStyles : plainHomeStyles }] });
  if (!sections) return <PlainHome />;

  return (
    <main className={styles.page} id="content" tabIndex={-1}>
      <PageContent />
    </main>
  );
}
