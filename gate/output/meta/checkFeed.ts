import type { Issue } from '../../../tooling/Issue.ts';
import { fault } from './fault.ts';
import type { Head } from './readHead.ts';
import { childrenOf, parseXml, textOf, type XmlElement } from './parseXml.ts';

export interface FeedInput {
  file: string;
  xml: string;
  url: string;
  /** Pages of the feed's language. */
  heads: readonly Head[];
}

/** Markup that means something on the site only. */
const INTERFACE =
  /<(?:button|svg|script|style|div|span)\b|\s(?:class|style|aria-[a-z]+)="|(?:href|src)="(?!https?:|mailto:)/;

/** `Wed, 14 May 2025 00:00:00 GMT`, the only form that RSS knows. */
const RFC_822 = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})$/;

/** A feed is RSS 2.0 with whole posts, and the pages of its language name it. */
export function checkFeed(feed: FeedInput): Issue[] {
  const undeclared = feed.heads.filter(
    ({ links }) =>
      links.filter(
        ({ rel, type, href }) =>
          rel === 'alternate' &&
          type === 'application/rss+xml' &&
          href === feed.url,
      ).length !== 1,
  );
  return [
    ...findFaults(feed).map(what =>
      fault(feed.file, 'feed', {
        what,
        why: 'Feed readers refuse or garble what is not RSS 2.0.',
        remedy: 'See plugins/feeds.',
      }),
    ),
    ...undeclared.map(({ file }) =>
      fault(file, 'feed-link', {
        what: `The page does not name ${feed.url} once as its feed.`,
        why: 'Feed readers find the feed through the page.',
        remedy: 'See theme/layout/useHeadTags.ts.',
      }),
    ),
  ];
}

function findFaults({ xml, url, heads }: FeedInput): string[] {
  try {
    const root = parseXml(xml);
    const [channel] = childrenOf(root, 'channel');
    if (root.name !== 'rss' || root.attributes.version !== '2.0' || !channel) {
      return ['It is no RSS 2.0.'];
    }
    const items = childrenOf(channel, 'item');
    return [
      ...lacking(channel, ['title', 'link', 'description', 'language']),
      ...(childrenOf(channel, 'atom:link')[0]?.attributes.href === url
        ? []
        : [`It does not name itself as ${url}.`]),
      ...(items.length > 0 ? [] : ['It has no posts.']),
      ...items.flatMap(item => checkItem(item, heads)),
    ];
  } catch (error) {
    return [`It is no XML: ${String(error)}`];
  }
}

function checkItem(item: XmlElement, heads: readonly Head[]): string[] {
  const link = textOf(item, 'link');
  const content = textOf(item, 'content:encoded');
  const [markup] = INTERFACE.exec(content) ?? [];
  return [
    ...lacking(item, ['title', 'description', 'pubDate', 'content:encoded']),
    ...(textOf(item, 'guid') === link ? [] : [`${link}: its guid differs.`]),
    ...(heads.some(head => head.url === link)
      ? []
      : [`${link} is no page of the feed's language.`]),
    ...(!RFC_822.test(textOf(item, 'pubDate'))
      ? [`${link}: pubDate is no date.`]
      : []),
    ...(markup ? [`${link}: the text has markup of the site: ${markup}`] : []),
  ];
}

function lacking(element: XmlElement, names: readonly string[]): string[] {
  return names
    .filter(name => !textOf(element, name))
    .map(name => `<${element.name}> lacks ${name}.`);
}
