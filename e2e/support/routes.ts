import { readFileSync } from 'node:fs';
import path from 'node:path';

const sitemap = path.resolve(import.meta.dirname, '../../dist/sitemap.xml');

/** All pages of the built site, in English; Chinese is the same under /zh. */
export const routes = [
  ...readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]*)</g),
]
  .map(([, url = '']) => new URL(url).pathname)
  .filter(route => !route.startsWith('/zh/'));
