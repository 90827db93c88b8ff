import type { Issue } from '../../../tooling/Issue.ts';
import { fault } from './fault.ts';
import type { Head } from './readHead.ts';
import { parseJson } from '../../../shared/parseJson.ts';

type Thing = Record<string, unknown>;

/** The required properties of each schema.org type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  TechArticle: ['headline', 'description', 'url', 'inLanguage', 'publisher'],
  BlogPosting: ['headline', 'description', 'url', 'datePublished', 'author'],
  Blog: ['name', 'description', 'url'],
  WebSite: ['name', 'description', 'url'],
  BreadcrumbList: ['itemListElement'],
};

/** Each page has one JSON-LD block with its type and breadcrumbs. */
export function checkJsonLd(heads: readonly Head[]): Issue[] {
  return heads.flatMap(head =>
    findFaults(head).map(what =>
      fault(head.file, 'json-ld', {
        what,
        why: "Search engines read the kind of page from it, and ignore it if it's wrong.",
        remedy: 'See plugins/page-meta/createJsonLd.ts.',
      }),
    ),
  );
}

function findFaults(head: Head): string[] {
  const [text, ...more] = head.jsonLd;
  if (text === undefined || more.length > 0) {
    return [`The page has ${head.jsonLd.length} blocks of JSON-LD, not one.`];
  }
  const graph = readGraph(text);
  if (!graph) return ["The block isn't JSON with @context and @graph."];
  const [page, trail] = graph;
  return [
    ...graph.flatMap(missingProperties),
    ...(page?.url === head.url ? [] : [`It is about ${String(page?.url)}.`]),
    ...(page?.['@type'] === 'WebSite' ? [] : checkTrail(trail, head)),
  ];
}

function readGraph(text: string): Thing[] | undefined {
  try {
    const data = parseJson<Thing>(text);
    const graph = data['@graph'];
    const isOurs = data['@context'] === 'https://schema.org';
    // `as` is safe: the properties of each entry are checked below.
    return isOurs && Array.isArray(graph) ? (graph as Thing[]) : undefined;
  } catch {
    return undefined;
  }
}

function missingProperties(thing: Thing): string[] {
  const type = String(thing['@type']);
  const required = REQUIRED[type];
  if (!required) return [`${type} isn't a type that our pages use.`];
  return required
    .filter(name => !thing[name])
    .map(name => `The ${type} has no ${name}.`);
}

function checkTrail(trail: Thing | undefined, head: Head): string[] {
  const list = trail?.itemListElement;
  if (!Array.isArray(list)) return ['The page has no BreadcrumbList.'];
  // The properties of each step are checked below.
  const steps = list as Thing[];
  const isCounted = steps.every(
    ({ position, name, item }, index) => position === index + 1 && name && item,
  );
  const last = steps.at(-1);
  return [
    ...(isCounted ? [] : ['A breadcrumb has no position, name, or item.']),
    ...(last?.item === head.url
      ? []
      : [`The breadcrumbs end at ${String(last?.item)}, not at the page.`]),
  ];
}
