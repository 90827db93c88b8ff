import { InlineSearchBox } from './InlineSearchBox.tsx';
import { useSearchScope } from './useSearchScope.ts';

/** A search field in the page, for readers who came to a dead end. */
export function InlineSearch() {
  const scope = useSearchScope();
  if (!scope) return null;
  return (
    <div data-search-box={JSON.stringify(scope)}>
      <InlineSearchBox />
    </div>
  );
}
