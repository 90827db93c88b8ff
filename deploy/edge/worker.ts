// The parts of the policy that rules in files can't express: Markdown by `Accept`, and
// 404s in the page's language that nobody keeps. Cloudflare does everything else.
import { MARKDOWN, NOT_FOUND } from '../pageRules.ts';
import { prefersMarkdown } from '../prefersMarkdown.ts';

interface Env {
  ASSETS: { fetch: (request: Request | URL) => Promise<Response> };
}

const errorPages = [NOT_FOUND.fallback, ...NOT_FOUND.byPrefix.map(x => x.page)];

export default {
  async fetch(request: Request, { ASSETS }: Env): Promise<Response> {
    const url = new URL(request.url);
    const { pathname } = url;
    const isMarkdown = prefersMarkdown(
      request.headers.get('Accept') ?? '',
      MARKDOWN.type,
    );
    if (isMarkdown) {
      // First, so that the page's ETag can't answer for its copy.
      const copy = new URL(url);
      copy.pathname += `${pathname.endsWith('/') ? 'index' : ''}${MARKDOWN.ending}`;
      const found = await ASSETS.fetch(new Request(copy, request));
      if (found.status < 300 || found.status === 304) return answer(found);
    }
    // With // a redirect could lead to another host.
    const found = pathname.includes('//')
      ? undefined
      : await ASSETS.fetch(request);
    if (!found || found.status === 404 || isErrorPage(pathname)) {
      const name =
        isMarkdown || pathname.endsWith(MARKDOWN.ending) ? MARKDOWN.ending : '';
      const page = errorPageFor(pathname).replace('.html', name);
      return answer(await ASSETS.fetch(new URL(page, url)), 404);
    }
    // Other spellings of an address never become pages of their own.
    return answer(found, found.status === 307 ? 301 : found.status);
  },
};

function isErrorPage(pathname: string): boolean {
  const name = pathname.replace(/(?:\.html|\.md|\/)$/, '');
  return errorPages.includes(`${name}.html`);
}

function errorPageFor(pathname: string): string {
  const inLanguage = NOT_FOUND.byPrefix.find(({ prefix }) =>
    `${pathname}/`.startsWith(`${prefix}/`),
  );
  return inLanguage?.page ?? NOT_FOUND.fallback;
}

function answer(found: Response, status = found.status): Response {
  const { body, headers } = found;
  const changed = new Response(body, { status, headers });
  changed.headers.append('Vary', 'Accept');
  return changed;
}
