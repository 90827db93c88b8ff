import { defaultLang, locales } from '../site/locales.ts';

// The parts of the policy that a Worker applies to each request, so without Node.

/** A page's URL answers with the file of this ending to clients that prefer the type. */
export const MARKDOWN = { type: 'text/markdown', ending: '.md' } as const;

/** Chosen by the language of the URL; prefixes have no trailing slash. */
export const NOT_FOUND = {
  fallback: '/404.html',
  byPrefix: locales
    .filter(({ lang }) => lang !== defaultLang)
    .map(({ lang }) => ({ prefix: `/${lang}`, page: `/${lang}/404.html` })),
};
