import { Fragment } from 'react';
import { HomeLayout } from '../home/HomeLayout.tsx';
import { NavBar } from '../nav/NavBar.tsx';
import { FaultNote } from '../ui/FaultNote.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { DocLayout } from './DocLayout.tsx';
import { NotFound } from './NotFound.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { PageContent } from './PageContent.tsx';
import { useAfterNavigation } from './useAfterNavigation.ts';
import { useBackAndForward } from './useBackAndForward.ts';
import { useHeadTags } from './useHeadTags.ts';
import { usePartSwitches } from './usePartSwitches.ts';
import styles from './Layout.module.css';

/**
 * The page: bar and content by page type. By its key all of it is made anew in
 * another language: a text that the browser has translated cannot be changed.
 */
export function Layout() {
  const text = useText();
  const { pageType, frontmatter, lang } = usePageRecord();
  useHeadTags();
  useAfterNavigation();
  useBackAndForward();
  usePartSwitches();

  return (
    <Fragment key={lang}>
      {pageType !== 'blank' && (
        <a className={styles.skip} href="#content">
          {text('nav.skip')}
        </a>
      )}
      <ProgressBar />
      {pageType !== 'blank' && frontmatter.navbar !== false && <NavBar />}
      <PageBody pageType={pageType} />
      {pageType !== 'blank' && <ScrollToTop />}
      <FaultNote />
    </Fragment>
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
