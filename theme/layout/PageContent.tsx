import { MDXProvider } from '@mdx-js/react';
import { pathnameToRouteService } from '@rspress/core/runtime';
import { usePageRecord } from '../usePageRecord.ts';
import { authorComponents } from '../mdx/authorComponents.tsx';

/**
 * What the author wrote. It follows the page record and not the address bar, so
 * that title, sidebar and text change in the same moment.
 */
export function PageContent() {
  const { routePath } = usePageRecord();
  return (
    <MDXProvider components={authorComponents}>
      {pathnameToRouteService(routePath)?.element}
    </MDXProvider>
  );
}
