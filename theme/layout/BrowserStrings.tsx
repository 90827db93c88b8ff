import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';

/**
 * Strings for behaviors, in the page's language, so that no script ships a
 * dictionary. It's the last element: a document without it is incomplete.
 */
export function BrowserStrings() {
  const text = useText();
  const { lang, version, routePath } = usePageRecord();
  return (
    <div
      id="strings"
      hidden
      data-lang={lang}
      data-version={version}
      data-route={routePath}
      data-copied={text('code.copied')}
      data-copy-by-hand={text('copy.byHand', { keys: '{keys}' })}
      data-code-label={text('code.label')}
      data-table={text('page.table')}
      data-zoom-open={text('zoom.open', { name: '{name}' })}
      data-zoom-close={text('zoom.close')}
      data-overview-no-match={text('overview.noMatch', { query: '{query}' })}
      data-one-result={text('search.oneResult')}
      data-count={text('search.count', { count: '{count}' })}
    />
  );
}
