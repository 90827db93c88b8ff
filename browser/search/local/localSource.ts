import type {
  Hit,
  SearchAnswer,
  SearchSource,
} from '@rslib-website/search/Hit';
import { INDEX_FOLDER } from '@rslib-website/search/SearchManifest';
import { safeAddress } from '@rslib-website/search/safeAddress';
import { connect } from './connect.ts';
import type { SearchBackend } from './connectWorker.ts';
import { loadManifest } from './manifest.ts';
import type { LocalScope } from './LocalScope.ts';
import { snippetWords } from '../snippetWords.ts';

const backends = new Map<string, SearchBackend>();

/** One worker per language, kept until the page is closed. */
function backendOf(scope: LocalScope): SearchBackend {
  const key = `${scope.manifest} ${scope.name}`;
  let backend = backends.get(key);
  if (!backend) {
    backend = connect(scope);
    backends.set(key, backend);
    fetchHeadings(scope);
  }
  return backend;
}

/** Into the browser's cache, where the worker finds them when it has started. */
function fetchHeadings({ manifest, name }: LocalScope): void {
  loadManifest(manifest)
    .then(indexes =>
      fetch(`${INDEX_FOLDER}/${indexes[name]?.headings}/${name}.json`),
    )
    .then(answer => answer.blob())
    .catch(() => undefined);
}

/**
 * Loads the index before the first query, and what the hits of one will need: no texts,
 * which would share the line with React. Whoever asks reports any failure.
 */
export function warmLocalSearch(scope: LocalScope, typed: string): void {
  backendOf(scope)(typed, 0).catch(() => undefined);
}

/** Searches the index that's part of the site. */
export function createLocalSource(scope: LocalScope): SearchSource {
  return {
    id: 'local',
    async search(query, onHits): Promise<SearchAnswer> {
      const tell = onHits && ((hits: SearchAnswer) => onHits(withOwn(hits)));
      return withOwn(await backendOf(scope)(query, snippetWords(), tell));
    },
  };
}

/** An index file must not lead readers off the site. */
function withOwn(answer: SearchAnswer): SearchAnswer {
  const { origin } = window.location;
  const isOwn = ({ record }: Hit) => safeAddress(record.url, [origin]);
  return { ...answer, hits: answer.hits.filter(isOwn) };
}
