import type { APIRequestContext } from '@playwright/test';

export interface ServedHtml {
  path: string;
  status: number;
  html: string;
}

/** A redirect isn't followed: it's no answer at this URL. */
export function readHtml(
  request: APIRequestContext,
  paths: readonly string[],
): Promise<ServedHtml[]> {
  return Promise.all(
    paths.map(async path => {
      const response = await request.get(path, { maxRedirects: 0 });
      return { path, status: response.status(), html: await response.text() };
    }),
  );
}

/** The words between tags, as a reader gets them. */
export function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}

/** The content of the only element with this tag, or nothing. */
export function elementOf(html: string, tag: string): string {
  const found = [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))];
  return found.length === 1 ? (found[0]?.[0] ?? '') : '';
}

/** Addresses and words of the links that have this attribute. */
export function linksOf(html: string, having = 'href') {
  return [...html.matchAll(/<a ((?:"[^"]*"|[^">])*)>(.*?)<\/a>/gs)]
    .map(([, attributes = '', content = '']) => ({ attributes, content }))
    .filter(({ attributes }) => attributes.toLowerCase().includes(`${having}=`))
    .map(({ attributes, content }) => ({
      href: /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
      text: textOf(content),
    }));
}
