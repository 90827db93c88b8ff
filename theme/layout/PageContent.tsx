import { MDXProvider } from '@mdx-js/react';
import { pathnameToRouteService } from '@rspress/core/runtime';
import { usePageRecord } from '../usePageRecord.ts';
import { authorComponents } from '../mdx/authorComponents.tsx';
import { OptionFacts } from '../mdx/OptionFacts.tsx';
import { ConvertConfig } from '../convert/ConvertConfig.tsx';
import { ErrorDecoder } from '../../error-decoder/theme/ErrorDecoder.tsx';

/** With the components that only pages may use, so that no island ships them. */
const components = {
  ...authorComponents,
  ConvertConfig,
  ErrorDecoder,
  OptionFacts,
};

/**
 * The page's content. It follows the page record, not the URL, so that title,
 * sidebar, and text change together.
 */
export function PageContent() {
  const { routePath } = usePageRecord();
  return (
    <MDXProvider components={components}>
      {pathnameToRouteService(routePath)?.element}
    </MDXProvider>
  );
}
