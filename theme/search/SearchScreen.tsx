import { useText } from '../useText.ts';
import { encodeQuery } from './encodeQuery.ts';
import { HitList } from './HitList.tsx';
import { SearchLink } from './SearchLink.tsx';
import { SavedList } from './saved/SavedList.tsx';
import styles from './SearchScreen.module.css';
import type { SearchBox } from './useSearchBox.ts';
import { useSiteThemeConfig } from '../useThemeConfig.ts';

/** Below the field: saved searches, hits, no results, or an error. */
export function SearchScreen({ box }: { box: SearchBox }) {
  const { state, groups, isAnswered } = box;
  if (box.query.trim() === '') return <SavedList box={box} />;
  const hasNone = groups.length === 0 && state.answer !== undefined;
  return (
    <>
      {isAnswered && state.status === 'error' && <ErrorNotice />}
      {groups.length > 0 && <NearNotice box={box} />}
      {groups.length > 0 && <HitList box={box} />}
      {isAnswered && hasNone && state.status === 'idle' && (
        <NoResults box={box} />
      )}
    </>
  );
}

function ErrorNotice() {
  const text = useText();
  return (
    <div className={styles.error}>
      <p className={styles.headline}>{text('search.error')}</p>
      <p>{text('search.errorHelp')}</p>
    </div>
  );
}

/** Says which word of the query no page has: the hits are only near. */
function NearNotice({ box }: { box: SearchBox }) {
  const text = useText();
  const word = box.state.answer?.unknown;
  if (word === undefined) return null;
  return (
    <div className={styles.none}>
      <p className={styles.headline}>{text('search.unknown', { word })}</p>
      <p>{text('search.near')}</p>
    </div>
  );
}

function NoResults({ box }: { box: SearchBox }) {
  const text = useText();
  const { search } = useSiteThemeConfig();
  const missing = search ? search.missingResultsUrl : undefined;
  const { query, answer } = box.state;
  const suggestions = answer?.suggestions ?? [];
  return (
    <div className={styles.none}>
      <p className={styles.headline}>{text('search.noResults', { query })}</p>
      {suggestions.length > 0 && (
        <>
          <p>{text('search.suggestions')}</p>
          <ul className={styles.suggestions}>
            {suggestions.map(suggestion => (
              <li key={suggestion}>
                <button
                  type="button"
                  className={styles.suggestion}
                  onClick={() => box.ask(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div>
        <SearchLink box={box} to={box.allPages} className={styles.suggestion}>
          {text('allPages.title')}
          <kbd aria-hidden="true">↵</kbd>
        </SearchLink>
      </div>
      {missing !== undefined && (
        <p>
          {text('search.missing')}{' '}
          <a
            href={missing.replace('{{query}}', () => encodeQuery(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text('search.missingLink')}
          </a>
        </p>
      )}
    </div>
  );
}
