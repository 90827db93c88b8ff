import { InlineSearchBox } from './InlineSearchBox.tsx';
import { useSearchScope } from './useSearchScope.ts';

/** A search field on the page, for the 404 page. */
export function InlineSearch() {
  const scope = useSearchScope();
  if (!scope) return null;
  return (
    <div data-search-box={JSON.stringify(scope)}>
      <InlineSearchBox />
    </div>
  );
}
