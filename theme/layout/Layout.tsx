import { HomeLayout } from '../home/HomeLayout.tsx';
import { NavBar } from '../nav/NavBar.tsx';
import { SearchDialog } from '../search/SearchDialog.tsx';
import { FaultNote } from './FaultNote.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { BrowserStrings } from './BrowserStrings.tsx';
import { DocLayout } from './DocLayout.tsx';
import { NotFound } from './NotFound.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { PageContent } from './PageContent.tsx';
import { useHeadTags } from './useHeadTags.ts';
import styles from './Layout.module.css';

/** The whole page: navigation bar, and content by page type. */
export function Layout() {
  const text = useText();
  const { pageType, frontmatter } = usePageRecord();
  useHeadTags();

  return (
    <>
      {pageType !== 'blank' && (
        <a className={styles.skip} href="#content">
          {text('nav.skip')}
        </a>
      )}
      <ProgressBar />
      {pageType !== 'blank' && frontmatter.navbar !== false && (
        <>
          <NavBar />
          <SearchDialog />
        </>
      )}
      <PageBody pageType={pageType} />
      {pageType !== 'blank' && (
        <>
          <SiteFooter />
          <ScrollToTop />
        </>
      )}
      <FaultNote />
      <BrowserStrings />
    </>
  );
}

function PageBody({ pageType }: { pageType: string }) {
  switch (pageType) {
    case 'home':
      return <HomeLayout />;
    case '404':
      return <NotFound />;
    case 'custom':
    case 'blank':
      return (
        <main id="content" tabIndex={-1}>
          <PageContent />
        </main>
      );
    default:
      return <DocLayout />;
  }
}
