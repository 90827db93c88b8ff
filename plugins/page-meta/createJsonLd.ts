import type { PageMeta } from './PageMeta.ts';

type Thing = Record<string, unknown>;

const TYPES: Record<PageMeta['kind'], string> = {
  home: 'WebSite',
  doc: 'TechArticle',
  post: 'BlogPosting',
  list: 'Blog',
};

/** The page as schema.org describes it: what it is, and where it belongs. */
export function createJsonLd(meta: PageMeta): Thing {
  const trail = createTrail(meta);
  return {
    '@context': 'https://schema.org',
    '@graph': [createThing(meta), ...(trail ? [trail] : [])],
  };
}

/** JSON that's safe in a script element: no tag can end it early. */
export function toScriptText(thing: Thing): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c');
}

function createThing(meta: PageMeta): Thing {
  const { kind, title, description, url, htmlLang, site, image } = meta;
  const general = {
    '@type': TYPES[kind],
    url,
    description,
    inLanguage: htmlLang,
    ...(image ? { image } : {}),
  };
  const maker = { '@type': 'Organization', name: site.name, url: site.url };
  if (kind === 'home') return { ...general, name: site.name };
  if (kind === 'list') return { ...general, name: title, publisher: maker };
  return {
    ...general,
    headline: title,
    mainEntityOfPage: url,
    isPartOf: { '@type': 'WebSite', name: site.name, url: site.url },
    author: maker,
    publisher: maker,
    ...(meta.published ? { datePublished: meta.published } : {}),
    ...(meta.changed ? { dateModified: meta.changed } : {}),
  };
}

/** Home, section, page; a section links to its first page. */
function createTrail({ kind, title, url, site, section }: PageMeta) {
  if (kind === 'home') return undefined;
  const steps = [
    { name: site.name, url: site.url },
    ...(section && section.url !== url ? [section] : []),
    { name: section?.url === url ? section.name : title, url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: step.url,
    })),
  };
}
