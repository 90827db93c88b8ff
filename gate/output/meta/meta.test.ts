import { describe, expect, test } from '@rstest/core';
import { checkAddresses } from './checkAddresses.ts';
import { checkDescriptions } from './checkDescriptions.ts';
import { checkFeed } from './checkFeed.ts';
import { checkImages } from './checkImages.ts';
import { checkJsonLd } from './checkJsonLd.ts';
import { checkSitemap } from './checkSitemap.ts';
import { alternatesOf, readHead, type Head } from './readHead.ts';

const origin = 'https://example.com';
const langs = ['en', 'zh-Hans'];
const feedUrl = { en: `${origin}/rss.xml`, 'zh-Hans': `${origin}/rss-zh.xml` };

/** A page without fault, as the build writes it. */
function pageHtml(lang: 'en' | 'zh-Hans'): string {
  const url = lang === 'en' ? `${origin}/a` : `${origin}/zh/a`;
  const words = lang === 'en' ? 'A page.' : '一个页面。';
  const graph = [
    {
      '@type': 'TechArticle',
      headline: 'A',
      description: words,
      url,
      inLanguage: lang,
      publisher: { name: 'x' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name: 'A', item: url },
      ],
    },
  ];
  const og = {
    'og:type': 'article',
    'og:site_name': 'x',
    'og:title': 'A',
    'og:description': words,
    'og:url': url,
    'og:locale': 'en_US',
    'og:image': `${origin}/a.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return `<!doctype html><html lang="${lang}"><head><title>A</title>
<link rel="canonical" href="${url}">
<link rel="alternate" hreflang="en" href="${origin}/a">
<link rel="alternate" hreflang="zh-Hans" href="${origin}/zh/a">
<link rel="alternate" hreflang="x-default" href="${origin}/a">
<link rel="alternate" type="application/rss+xml" href="${feedUrl[lang]}">
<meta name="description" content="${words}">
${Object.entries(og)
  .map(([name, content]) => `<meta property="${name}" content="${content}">`)
  .join('\n')}
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000">
<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>
</head><body></body></html>`;
}

/** Both languages of the page; `spoil` puts a fault into the English one. */
function headsWith(spoil: (html: string) => string = html => html): Head[] {
  return [
    readHead('a.html', `${origin}/a`, spoil(pageHtml('en'))),
    readHead('zh/a.html', `${origin}/zh/a`, pageHtml('zh-Hans')),
  ];
}

const imageSize = { width: 1200, height: 630 };
const checkHeads = (heads: Head[]) => [
  ...checkAddresses(heads, langs),
  ...checkDescriptions(heads),
  ...checkJsonLd(heads),
  ...checkImages(heads, origin, () => imageSize),
];

describe('the heads of pages', () => {
  test('without fault give no issue', () => {
    expect(checkHeads(headsWith())).toEqual([]);
  });

  const canonical = `<link rel="canonical" href="${origin}/a">`;
  const chinese = `<link rel="alternate" hreflang="zh-Hans" href="${origin}/zh/a">`;
  test.each([
    ['canonical', 'a second address', canonical, canonical + canonical],
    ['canonical', 'another address', canonical, canonical.replace('/a', '/b')],
    ['hreflang', 'a language left out', chinese, ''],
    [
      'hreflang',
      'the tag of the engine',
      'hreflang="zh-Hans"',
      'hreflang="zh"',
    ],
    [
      'hreflang',
      'itself elsewhere',
      `"en" href="${origin}/a"`,
      '"en" href="/"',
    ],
    [
      'hreflang-return',
      'a page that is gone',
      `${origin}/zh/a`,
      `${origin}/zh/b`,
    ],
    ['words', 'no title', '<title>A</title>', ''],
    ['words', 'no description', 'name="description"', 'name="x"'],
    [
      'words',
      'a description in Chinese',
      'content="A page."',
      'content="中文"',
    ],
    ['preview', 'no card', 'twitter:card', 'x'],
    [
      'preview',
      'an address of another page',
      `og:url" content="${origin}/a`,
      'og:url" content="/b',
    ],
    ['theme-color', 'one scheme only', 'scheme: dark', 'scheme: light'],
    ['json-ld', 'no JSON', '{"@context"', '{@context'],
    ['json-ld', 'a word left out', '"headline":"A",', ''],
    ['json-ld', 'an unknown type', 'TechArticle', 'Article2'],
    [
      'json-ld',
      'a trail to elsewhere',
      `"name":"A","item":"${origin}/a"`,
      '"name":"A","item":"/b"',
    ],
    ['json-ld', 'a trail out of order', '"position":2', '"position":3'],
    [
      'og-image',
      'a picture of another host',
      `${origin}/a.png`,
      'https://b.example/a.png',
    ],
    ['og-image', 'another size', 'content="630"', 'content="600"'],
  ])('[%s] %s', (rule, _fault, from, to) => {
    const issues = checkHeads(
      headsWith(html => {
        expect(html).toContain(from);
        return html.replace(from, to);
      }),
    );
    expect(issues.map(issue => issue.rule)).toContain(rule);
    for (const { what, why, remedy, file } of issues) {
      expect([what, why, remedy].every(Boolean)).toBe(true);
      expect(file).toMatch(/^dist\//);
    }
  });

  test('[og-image] a picture that is not there', () => {
    const rules = checkImages(headsWith(), origin, () => undefined);
    expect(rules).toHaveLength(2);
  });
});

describe('the sitemap', () => {
  const heads = new Map(headsWith().map(head => [head.url, head]));
  const entry = (url: string) =>
    `<url><loc>${url}</loc><lastmod>2026-01-02</lastmod>${[
      ['en', '/a'],
      ['zh-Hans', '/zh/a'],
      ['x-default', '/a'],
    ]
      .map(
        ([lang, path]) =>
          `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${path}"/>`,
      )
      .join('')}</url>`;
  const xml = `<urlset>${entry(`${origin}/a`)}${entry(`${origin}/zh/a`)}</urlset>`;
  const check = (text: string, robots = `Sitemap: ${origin}/sitemap.xml`) =>
    checkSitemap({
      xml: text,
      robots,
      origin,
      urls: [...heads.keys()],
      alternatesOf: url => {
        const head = heads.get(url);
        return head && alternatesOf(head);
      },
    }).map(({ what }) => what);

  test('of all pages is right', () => {
    expect(check(xml)).toEqual([]);
  });

  test.each([
    ['a page left out', xml.replace(entry(`${origin}/a`), ''), 'is missing'],
    [
      'a page too many',
      xml.replace('<urlset>', `<urlset>${entry('/x')}`),
      'a page in content/',
    ],
    [
      'a page twice',
      xml.replace('<urlset>', `<urlset>${entry(`${origin}/a`)}`),
      'twice',
    ],
    ['a wrong date', xml.replace('2026-01-02', 'today'), 'a date'],
    ['other languages', xml.replace('x-default', 'ja'), 'its languages differ'],
    ['no XML', xml.replace('</url>', ''), 'well-formed XML'],
    ['no file', '', 'well-formed XML'],
  ])('%s', (_fault, text, expected) => {
    expect(check(text).join()).toContain(expected);
  });

  test('that robots.txt does not name', () => {
    expect(check(xml, '')).toEqual(["robots.txt doesn't link to the sitemap."]);
  });
});

describe('a feed', () => {
  const url = feedUrl.en;
  const heads = headsWith().slice(0, 1);
  const xml = `<rss version="2.0"><channel><title>t</title><link>l</link><description>d</description><language>en</language>
<atom:link href="${url}"/><item><title>A</title><link>${origin}/a</link><guid>${origin}/a</guid><pubDate>Wed, 14 May 2025 00:00:00 GMT</pubDate><description>d</description>
<content:encoded>&lt;p&gt;A&lt;/p&gt;</content:encoded></item></channel></rss>`;
  const check = (text: string, pages = heads) =>
    checkFeed({ file: 'rss.xml', xml: text, url, heads: pages }).map(
      ({ what }) => what,
    );

  test('of whole posts is right', () => {
    expect(check(xml)).toEqual([]);
  });

  test.each([
    ['no XML', '</item>', '', 'no XML'],
    ['no RSS', 'version="2.0"', '', 'no RSS'],
    ['no language', '<language>en</language>', '', 'lacks language'],
    ['no posts', /<item>[^]*<\/item>/, '', 'no posts'],
    ['no text', '&lt;p&gt;A&lt;/p&gt;', '', 'lacks content:encoded'],
    ['a button', '&lt;p&gt;', '&lt;button&gt;', 'markup of the site'],
    [
      'a relative link',
      '&lt;p&gt;',
      '&lt;a href="/b"&gt;',
      'markup of the site',
    ],
    ['no date', 'Wed, 14 May', 'some day', 'no date'],
    [
      'a post of nowhere',
      `<link>${origin}/a`,
      `<link>${origin}/b`,
      'is no page',
    ],
    ['another self', `href="${url}"`, 'href="/"', 'name itself'],
  ])('%s', (_fault, from, to, expected) => {
    expect(check(xml.replace(from, to)).join()).toContain(expected);
  });

  test('that its pages do not name', () => {
    const silent = headsWith(html => html.replace(url, '/x')).slice(0, 1);
    expect(check(xml, silent).join()).toContain('does not name');
  });
});
