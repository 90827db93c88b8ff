import { withTimeout } from '../dom/withTimeout.ts';

/** How many documents are kept, for going back and for preloaded links. */
const KEPT_DOCUMENTS = 20;

/** The page type of 404 pages. */
const NOT_FOUND = '404';

const HTML = 'text/html';
const EMBEDDER = 'cross-origin-embedder-policy';

const kept = new Map<string, Promise<Document>>();
const left = new Map<string, Document>();

/**
 * The document of a page, as the server sends it. XMLHttpRequest parses it, so
 * no text has to be trusted as markup. Rejects for anything that can't replace
 * the current page.
 */
export function loadDocument(pathname: string): Promise<Document> {
  const known = kept.get(pathname);
  if (known) return known;
  const loading = withTimeout(request(pathname, (_, status) => status === 200));
  kept.set(pathname, loading);
  loading.catch(() => kept.delete(pathname));
  const [oldest] = kept.keys();
  if (kept.size > KEPT_DOCUMENTS && oldest) kept.delete(oldest);
  return loading;
}

/** The same for a page the reader comes back to. */
export async function loadAgain(pathname: string): Promise<Document> {
  const copy = kept.has(pathname) ? undefined : left.get(pathname);
  return copy ?? loadDocument(pathname);
}

/**
 * Keeps a copy of the current page for going back: a page that the browser
 * loaded has no document here, and it may not be possible to load it again.
 */
export function keepShown(pathname: string): void {
  if (kept.has(pathname) || left.has(pathname)) return;
  const copy = document.implementation.createHTMLDocument(document.title);
  const { lang, dataset } = document.documentElement;
  copy.documentElement.lang = lang;
  copy.documentElement.dataset.pageType = dataset.pageType;
  for (const part of ['head', 'body'] as const) {
    // The content security policy refuses copied styles and scripts, and they
    // have already run.
    for (const child of document[part].querySelectorAll(
      ':scope > :not(style, script)',
    )) {
      copy[part].append(copy.importNode(child, true));
    }
  }
  left.set(pathname, copy);
}

/** The 404 page of a language, which servers send with status 404. */
export function loadMissing(pathname: string): Promise<Document> {
  return withTimeout(request(pathname, isMissing));
}

function isMissing({ documentElement }: Document): boolean {
  return documentElement.dataset.pageType === NOT_FOUND;
}

function request(
  pathname: string,
  isRight: (page: Document, status: number) => boolean,
): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', pathname);
    request.responseType = 'document';
    const fail = () => reject(new Error(`${pathname} has no page to show.`));
    request.onreadystatechange = () => {
      const type = request.getResponseHeader('content-type') ?? '';
      const isHead = request.readyState === XMLHttpRequest.HEADERS_RECEIVED;
      // Anything else isn't even parsed. A page that has to be isolated is loaded as a
      // document, because only then do its headers count.
      const canShow =
        type.startsWith(HTML) &&
        (window.crossOriginIsolated || !request.getResponseHeader(EMBEDDER));
      if (isHead && !canShow) request.abort();
    };
    request.onload = () => {
      const page = request.responseXML;
      const { origin, pathname: answered } = new URL(
        request.responseURL,
        window.location.href,
      );
      const isAsked =
        origin === window.location.origin && answered === pathname;
      if (page && isAsked && fits(page) && isRight(page, request.status))
        resolve(page);
      else fail();
    };
    request.onabort = fail;
    request.onerror = fail;
    request.send();
  });
}

/** Complete, from this site, and built with the same styles and scripts. */
function fits(page: Document): boolean {
  return (
    page.getElementById('strings') !== null &&
    marksOf(page) === marksOf(document)
  );
}

let ownMarks: string | undefined;

/** The scripts and the shared style sheet that a document was built with. */
function marksOf(page: Document): string {
  if (page === document && ownMarks !== undefined) return ownMarks;
  const marks = [
    // A script that loads on demand is in the head until it has loaded.
    ...page.head.querySelectorAll('script[defer], style:first-of-type'),
  ]
    .map(part => part.getAttribute('src') ?? part.textContent)
    .join('\n');
  if (page === document) ownMarks = marks;
  return marks;
}
