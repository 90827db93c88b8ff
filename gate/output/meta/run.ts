// Reads the last build like crawlers and link previews do, and checks URLs,
// languages, previews, images, sitemap, and feeds.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Site } from '../../../content-model/Site.ts';
import {
  fileToAddress,
  translateAddress,
} from '../../../shared/siteAddress.ts';
import { readBuild } from '../../../deploy/readBuild.ts';
import { readPngSize } from '../../../plugins/og-images/readPngSize.ts';
import { feedFile } from '../../../site/feeds.ts';
import { addressRules, defaultLang, locales } from '../../../site/locales.ts';
import { origin } from '../../../site/site.ts';
import { report } from '../../../tooling/report.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkDescriptions } from './checkDescriptions.ts';
import { checkFeed } from './checkFeed.ts';
import { checkImages } from './checkImages.ts';
import { checkJsonLd } from './checkJsonLd.ts';
import { checkSitemap } from './checkSitemap.ts';
import { alternatesOf, readHead } from './readHead.ts';

const startedAt = performance.now();
const root = path.resolve(import.meta.dirname, '../../..');
const dist = path.join(root, 'dist');
const read = (file: string) => {
  const whole = path.join(dist, file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
};

const heads = (await readBuild(dist))
  .filter(({ file }) => !/(^|\/)(404|all-pages)\.html$/.test(file))
  .map(({ file, html }) => readHead(file, origin + fileToAddress(file), html));
const byUrl = new Map(heads.map(head => [head.url, head]));

const issues = [
  ...checkAddresses(
    heads,
    locales.map(({ htmlLang }) => htmlLang),
  ),
  ...checkDescriptions(heads),
  ...checkJsonLd(heads),
  ...checkImages(heads, origin, address => {
    const file = path.join(dist, address);
    return existsSync(file) ? readPngSize(readFileSync(file)) : undefined;
  }),
  ...checkSitemap({
    xml: read('sitemap.xml'),
    robots: read('robots.txt'),
    origin,
    urls: locales.flatMap(({ lang }) =>
      new Site(root).ids.map(
        id => origin + translateAddress(fileToAddress(id), lang, addressRules),
      ),
    ),
    alternatesOf: url => {
      const head = byUrl.get(url);
      return head && alternatesOf(head);
    },
  }),
  ...locales.flatMap(({ lang, htmlLang }) => {
    const file = feedFile(lang, defaultLang);
    return checkFeed({
      file,
      xml: read(file),
      url: `${origin}/${file}`,
      heads: heads.filter(head => head.lang === htmlLang),
    });
  }),
];

report(issues, {
  name: 'meta:check',
  looked: `${heads.length} pages, 1 sitemap, ${locales.length} feeds`,
  startedAt,
});
