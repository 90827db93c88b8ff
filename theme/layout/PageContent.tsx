import { MDXProvider } from '@mdx-js/react';
import { pathnameToRouteService } from '@rspress/core/runtime';
import { usePageRecord } from '../usePageRecord.ts';
import { authorComponents } from '../mdx/authorComponents.tsx';

/**
 * The page's content. It follows the page record, not the URL, so that title,
 * sidebar, and text change together.
 */
export function PageContent() {
  const { routePath } = usePageRecord();
  return (
    <MDXProvider components={authorComponents}>
      {pathnameToRouteService(routePath)?.element}
    </MDXProvider>
  );
}
