import { useId } from 'react';
import { MenuBar } from '../sidebar/MenuBar.tsx';
import { SidebarDrawer } from '../sidebar/SidebarDrawer.tsx';
import { Outline } from '../outline/Outline.tsx';
import { Overview } from '../overview/Overview.tsx';
import { useOverview } from '../overview/useOverview.ts';
import { OUTLINE_DEPTHS } from '../../shared/constants.ts';
import { TitleText } from '../ui/TitleText.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { DocFooter } from './DocFooter.tsx';
import { PageActions } from './PageActions.tsx';
import { PageContent } from './PageContent.tsx';
import { StaleNote } from './StaleNote.tsx';
import { BlogIndex } from '../blog/BlogIndex.tsx';
import { Byline } from '../blog/Byline.tsx';
import styles from './DocLayout.module.css';
import article from '../mdx/article.module.css';

/** A documentation page: sidebar, article, outline. */
export function DocLayout() {
  const text = useText();
  const page = usePageRecord();
  const { frontmatter, sidebar, toc, headingTitle } = page;
  const { fallbackHeadingTitle } = useThemeConfig();
  const drawerId = useId();
  const hasSidebar = frontmatter.sidebar !== false && sidebar.length > 0;
  const { entries } = useOverview();
  const outline = [
    ...toc.filter(({ depth }) => OUTLINE_DEPTHS.some(level => level === depth)),
    ...(frontmatter.overview ? entries : []),
  ];
  const hasOutline = frontmatter.outline !== false && outline.length > 0;
  const title =
    page.title || (frontmatter.overview ? text('overview.title') : '');

  const showsTitle = !headingTitle && title && fallbackHeadingTitle !== false;

  return (
    <>
      <MenuBar
        hasSidebar={hasSidebar}
        outline={hasOutline ? outline : []}
        drawerId={drawerId}
      />
      <div
        className={styles.layout}
        data-keep="layout"
        data-sidebar={hasSidebar}
        data-outline={hasOutline}
      >
        {hasSidebar && <SidebarDrawer entries={sidebar} id={drawerId} />}
        <main
          // Another page starts from scratch, as on the built site.
          key={page.routePath}
          className={styles.main}
          id="content"
          tabIndex={-1}
        >
          {!frontmatter.tool && (
            <Breadcrumbs title={title || headingTitle || ''} />
          )}
          <article>
            <div className={article.top} data-compact={hasOutline}>
              {showsTitle && (
                <h1 className={article.title}>
                  <TitleText title={title} />
                </h1>
              )}
              {!frontmatter.tool && !frontmatter.blogIndex && <PageActions />}
            </div>
            {frontmatter.date && <Byline date={frontmatter.date} />}
            <StaleNote section="" />
            <div
              className={article.prose}
              data-prose
              data-proofs={page.hasProofs && ''}
            >
              <PageContent />
            </div>
            {frontmatter.overview && <Overview />}
            {frontmatter.blogIndex && <BlogIndex />}
          </article>
          {frontmatter.footer !== false && <DocFooter />}
        </main>
        {hasOutline && (
          <aside className={styles.outline} data-part="outline">
            <Outline key={page.routePath} entries={outline} />
          </aside>
        )}
      </div>
    </>
  );
}
