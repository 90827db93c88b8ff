import { nestedSections } from '../../content-model/splitCopy.ts';
import {
  cleanAddress,
  splitAddress,
  translateAddress,
} from '../../shared/siteAddress.ts';
import { addressRules, type Lang } from '../../site/locales.ts';
import { origin } from '../../site/site.ts';
import type { DocParts } from '../docs/Docs.ts';
import { cutText, outlineOf, absoluteLinks } from '../describe/quote.ts';

/** A page, or a part of it. */
interface PageName {
  /** Without language: `/guide/x`. */
  page: string;
  /** '' for the whole page. */
  section: string;
}

/** `https://host/zh/guide/x.md#part`, `guide/x#part` and `/guide/x#part` are the same. */
export function readPageName(name: string): PageName {
  const [path = '', section = ''] = name
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .split('#');
  const page = cleanAddress(path.replace(/\?.*$/, '').replace(/^\/*/, '/'));
  return {
    page: splitAddress(page, addressRules).page,
    section: decode(section),
  };
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** What get_page returns, or what is wrong with the question. */
export type FoundPage = { text: string } | { problem: string };

/**
 * A page's Markdown by any spelling of its URL, or one section with what is nested in
 * it. Of a page longer than `most`, the beginning and the list of its sections.
 */
export function findPage(
  pages: DocParts['pages'],
  name: string,
  lang: Lang,
  most = Infinity,
): FoundPage {
  const { page, section } = readPageName(name);
  const path = [page, `${page}/`]
    .map(one => translateAddress(one, lang, addressRules))
    .find(one => Object.hasOwn(pages, one));
  const sections = pages[path ?? ''];
  if (path === undefined || !sections) {
    return {
      problem: `There is no page ${name}. Find its URL with search; get_page with / is the home page.`,
    };
  }
  const shown = nestedSections(sections, section);
  if (shown.length === 0) {
    return {
      problem: `${path} has no section #${section}. Its sections:\n${outlineOf(sections)}`,
    };
  }
  const url = origin + path + (section && `#${section}`);
  const title = section ? [`# ${sections[0]?.title ?? ''}`] : [];
  const text = absoluteLinks(
    [...title, ...shown.map(one => one.text)].join('\n\n'),
  );
  const whole = `${url}\n\n${text}`;
  if (whole.length <= most) return { text: whole };
  const outline = `It is long. For one of its sections, call get_page with ${path}#id:\n${outlineOf(shown)}`;
  const room = most - outline.length - url.length - 4;
  const start = cutText(text, Math.max(room, most / 4));
  return { text: [url, start, outline].join('\n\n') };
}
