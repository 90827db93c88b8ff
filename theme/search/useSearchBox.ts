import {
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { groupHits } from '@rslib-website/search/groupHits';
import type { HitGroup } from '@rslib-website/search/Hit';
import type { SearchRecord } from '@rslib-website/search/SearchRecord';
import { ALL_PAGES } from '../../shared/buildFiles.ts';
import { useSiteAddress } from '../useSiteAddress.ts';
import { openFound } from '../../browser/search/openFound.ts';
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
import { useUnanswered } from './useUnanswered.ts';
import { useViewEvents } from './useViewEvents.ts';

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
  /** Leaves for a page of the site that isn't a hit. */
  leave: (address: string) => void;
  /** The page that lists all others: what Enter opens if nothing was found. */
  allPages: string;
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
  const isOver = isAnswered && isSettled(state);
  const groups = useMemo(() => groupHits(answer?.hits ?? []), [answer]);
  const items = isEmpty
    ? [...shownRecents(saved.saved), ...saved.saved.favorites]
    : groups.flatMap(({ hits }) => hits.map(({ record }) => record));

  useViewEvents(sources, state);
  useUnanswered(isOver && !isEmpty ? state : undefined);
  const allPages = useSiteAddress().pathOf(ALL_PAGES);
  const leave = (address: string) => {
    onChosen();
    void openPage(address);
  };
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
    // A hosted service doesn't say which words it found.
    const words = isEmpty ? [] : (state.answer?.terms ?? wanted);
    void openFound(record.url, words);
  };

  const openAt = (at: number, isNewTab: boolean) => {
    const record = items[at];
    if (record) choose(record, isNewTab);
  };
  const enter = usePendingEnter({
    query: wanted,
    isAnswered,
    isOver,
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
      else if (isOver && state.status === 'idle') leave(allPages);
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
    leave,
    allPages,
  };
}
