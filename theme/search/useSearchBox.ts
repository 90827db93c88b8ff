import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { groupHits } from '../../search/groupHits.ts';
import type { HitGroup } from '../../search/Hit.ts';
import type { SearchRecord } from '../../search/SearchRecord.ts';
import { openPage } from '../../browser/navigation/openPage.ts';
import { isSettled, type SearchState } from './runSearch.ts';
import { shownRecents } from './saved/savedSearches.ts';
import {
  useSavedSearches,
  type SavedSearchActions,
} from './saved/useSavedSearches.ts';
import { useActiveItem } from './useActiveItem.ts';
import { useEarlyInput } from './useEarlyInput.ts';
import { usePendingEnter } from './usePendingEnter.ts';
import { useSearch } from './useSearch.ts';
import { useSearchScope } from './useSearchScope.ts';
import { useSources } from './useSources.ts';

export interface SearchProps {
  /** The field as served, before hydration. */
  served?: HTMLInputElement | undefined;
}

export interface SearchBox extends SavedSearchActions {
  /** Makes element ids unique if a page has several boxes. */
  id: string;
  input: RefObject<HTMLInputElement | null>;
  query: string;
  setQuery: (query: string) => void;
  /** Fills in a query and focuses the field. */
  ask: (query: string) => void;
  setIsComposing: (isComposing: boolean) => void;
  state: SearchState;
  /** Whether the answer is for the current text. */
  isAnswered: boolean;
  /** Cancels a pending Enter. */
  forgetEnter: () => void;
  groups: HitGroup[];
  /** All items that can be opened, in display order. */
  items: readonly SearchRecord[];
  active: number;
  setActive: (at: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  choose: (record: SearchRecord, isNewTab?: boolean) => void;
}

export const optionId = (box: SearchBox, at: number) => `${box.id}-${at}`;

/** State and actions of a search field, in the dialog and on the 404 page. */
export function useSearchBox(
  { served }: SearchProps,
  onChosen: () => void,
): SearchBox {
  const scope = useSearchScope();
  if (!scope) throw new Error('This site has no search: render no field.');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isComposing, setIsComposing] = useState(false);
  const sources = useSources(scope);
  const state = useSearch(query, isComposing, sources);
  const saved = useSavedSearches(sources.storageName);

  const wanted = query.trim();
  const isEmpty = wanted === '';
  const { answer } = state;
  const isAnswered = !isComposing && state.query === wanted;
  const groups = useMemo(() => groupHits(answer?.hits ?? []), [answer]);
  const items = isEmpty
    ? [...shownRecents(saved.saved), ...saved.saved.favorites]
    : groups.flatMap(({ hits }) => hits.map(({ record }) => record));

  useViewEvents(sources, state);
  const choose = (record: SearchRecord, isNewTab = false) => {
    saved.remember(record);
    const queryID = state.answer?.queryID;
    if (!isEmpty && queryID !== undefined) {
      void sources.insights?.then(client =>
        client.sendItemSelected({
          index: sources.indexName,
          queryID,
          objectID: record.objectID,
          position: items.indexOf(record) + 1,
        }),
      );
    }
    if (isNewTab) {
      window.open(record.url, '_blank', 'noopener');
      return;
    }
    onChosen();
    void openPage(record.url);
  };

  const openAt = (at: number, isNewTab: boolean) => {
    const record = items[at];
    if (record) choose(record, isNewTab);
  };
  const enter = usePendingEnter({
    query: wanted,
    isAnswered,
    isOver: isAnswered && isSettled(state),
    count: items.length,
    openFirst: isNewTab => openAt(0, isNewTab),
  });
  useEarlyInput(input, served, early => {
    setQuery(early.query);
    setIsComposing(early.isComposing);
    if (early.enter) enter.keep(early.enter === 'tab', early.query.trim());
  });
  const { active, setActive, onKeyDown } = useActiveItem(
    items.length,
    isEmpty ? '' : `${state.source} ${state.query}`,
    // Enter in an empty field opens nothing.
    isEmpty ? -1 : 0,
    (at, isNewTab) => {
      if (isEmpty || (isAnswered && at >= 0)) openAt(at, isNewTab);
      else enter.keep(isNewTab);
    },
  );

  return {
    ...saved,
    id,
    input,
    query,
    setQuery,
    ask: wish => {
      setQuery(wish);
      input.current?.focus();
    },
    setIsComposing,
    state,
    isAnswered,
    forgetEnter: enter.forget,
    groups,
    items,
    active,
    setActive,
    onKeyDown,
    choose,
  };
}

/** Reports shown hits to the hosted service, if configured. */
function useViewEvents(
  { insights, indexName }: ReturnType<typeof useSources>,
  { answer, source }: SearchState,
) {
  useEffect(() => {
    if (!insights || source !== 'hosted' || !answer) return;
    const ids = answer.hits.map(({ record }) => record.objectID);
    if (ids.length === 0) return;
    void insights.then(client => client.sendViewed(indexName, ids));
  }, [insights, indexName, answer, source]);
}
