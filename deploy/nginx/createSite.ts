import type { Redirect } from '../checkRedirects.ts';
import type { Policy } from '../policy.ts';
import { acceptMaps } from './acceptMaps.ts';
import { escapePattern } from './escapePattern.ts';
import { LIMITS } from './limits.ts';
import { mimeTypes, utf8Types } from './mimeTypes.ts';
import { quote } from './quote.ts';
import { plainServer, TLS_LISTEN, type Tls, tlsLines } from './tls.ts';

export interface SiteOptions {
  /** Absolute path of the build. */
  root: string;
  /** Values of `listen`, such as `127.0.0.1:4173`. */
  listen: readonly string[];
  serverName: string;
  /** Whether nginx has the brotli_static module. */
  hasBrotli: boolean;
  /** Omit it if TLS is terminated in front of nginx. */
  tls?: Tls;
}

/** Where deploy/image/Containerfile has the build, and what it exposes. */
export const IMAGE_SITE: SiteOptions = {
  root: '/srv/docs',
  listen: ['8080'],
  serverName: '_',
  hasBrotli: true,
};

function lines<T>(items: readonly T[], write: (item: T) => string): string {
  return items.map(item => `${write(item)}\n`).join('');
}

const headerVariable = (name: string) =>
  `$docs_${name.toLowerCase().replaceAll('-', '_')}`;

function maps(policy: Policy): string {
  const { cache, notFound, markdown } = policy;
  const ending = escapePattern(markdown.ending);
  return `${acceptMaps(markdown.type, markdown.ending)}
# So caches must keep the two apart. The Markdown copy's own URL has one response.
map "$uri $request_uri" $docs_vary {
    default "";
    "~${ending} [^?]*${ending}([?]|$)" "";
    "~(\\.html|${ending}) " Accept;
}

# The 404 page matches the language of the URL and the type of the request.
map $uri $docs_not_found_page {
    default ${withoutEnding(notFound.fallback)};
${lines(notFound.byPrefix, ({ prefix, page }) => `    "~^${escapePattern(prefix)}(/|$)" ${withoutEnding(page)};`)}}
map $docs_ending:$uri $docs_not_found_ending {
    default .html;
    "~(^${ending}:|${ending}$)" ${markdown.ending};
}

# Hashed files never change. Everything else is revalidated, cheaply, by ETag.
map $status:$uri $docs_cache_control {
    default ${quote(cache.other)};
    "~^(200|206|304):${escapePattern(cache.immutablePrefix)}" ${quote(cache.immutable)};
}

# An empty value sends no header.
${lines(changingHeaders(policy), name => headerMap(policy, name))}\
map $status $docs_allow {
    default "";
    405 "GET, HEAD";
}
`;
}

/** Headers whose value depends on the address. */
function changingHeaders({ own, plain }: Policy): string[] {
  return [
    ...new Set([...plain.without, ...Object.values(own).flatMap(Object.keys)]),
  ];
}

function headerMap({ headers, own, plain }: Policy, name: string): string {
  const rules = Object.entries(own).flatMap(([place, more]) => {
    const value = more[name];
    return value === undefined ? [] : [[filesAt(place), quote(value)] as const];
  });
  const endings = plain.endings.map(escapePattern).join('|');
  if (plain.without.includes(name)) rules.push([`.*(${endings})$`, '""']);
  return `map $status:$uri ${headerVariable(name)} {
    default ${quote(headers[name] ?? '')};
${lines(rules, ([files, value]) => `    "~^(200|206|304):${files}" ${value};`)}}`;
}

/** The file of a page that is a folder, or all files whose address starts so. */
function filesAt(place: string): string {
  return place.endsWith('*')
    ? escapePattern(place.slice(0, -1))
    : `${escapePattern(`${place}index.html`)}$`;
}

function redirectRule({ from, to, status }: Redirect): string {
  const [path, anchor] = to.split('#');
  const target = `${path}$is_args$args${anchor ? `#${anchor}` : ''}`;
  return `    location = ${from} { return ${status} ${target}; }`;
}

function files({ hasBrotli }: SiteOptions): string {
  return `    types {
${lines(Object.entries(mimeTypes), ([type, endings]) => `        ${type} ${endings.join(' ')};`)}    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${utf8Types.join(' ')};

    # Compressed at release by deploy/compress.ts, not at each request.
    ${hasBrotli ? 'brotli_static on;\n    ' : ''}gzip_static on;
    gzip_proxied any;
    gzip_vary on;

    # Short, so that a new release shows at once. Missing files aren't cached: a
    # file that was just added would stay a 404 for a while.
    open_file_cache max=4000 inactive=60s;
    open_file_cache_valid 1s;
    open_file_cache_errors off;
`;
}

function withoutEnding(page: string): string {
  return page.replace(/\.html$/, '');
}

function closedAddresses({ notFound, markdown, unserved }: Policy): string {
  const prefixes = notFound.byPrefix.map(({ prefix }) => escapePattern(prefix));
  const pages = [notFound.fallback, ...notFound.byPrefix.map(x => x.page)]
    .map(withoutEnding)
    .flatMap(page => [`${page}.html`, page + markdown.ending]);
  return `${lines(pages, page => `    location = ${page} { internal; }`)}\
    location ~ ^(${prefixes.join('|')})?/404/?$ { return 404; }

    # Before all other patterns: with // a redirect could lead to another host.
    location ~ // { return 404; }

    # Not for readers: hidden files, compressed copies, files for other hosts.
    location ~ /\\.(?!well-known/) { return 404; }
    location ~ \\.(br|gz)$ { return 404; }
    location ~ ^/(${unserved.map(escapePattern).join('|')})$ { return 404; }
`;
}

/** With an empty `types` block, nginx sends the default type. */
function typedFile([address, type]: [address: string, type: string]): string {
  return `    location = ${address} { types {} default_type ${type}; }`;
}

// A redirect requires that its page exists. Unknown URLs stay a single 404, and
// hostile text stays out of the Location header.
const PAGE_ADDRESSES = `    location = / { try_files /index$docs_ending /index.html =404; }

    # /x/index.html, /x/index and /x/index/ are /x/
    location ~ ^(?<docs_folder>.*/)index(\\.html|/)?$ {
        if (-f $document_root\${docs_folder}index.html) {
            return 301 $docs_folder$is_args$args;
        }
        return 404;
    }

    # /x/y.html is /x/y
    location ~ ^(?<docs_page>.+)\\.html$ {
        if (-f $document_root\${docs_page}.html) {
            return 301 $docs_page$is_args$args;
        }
        return 404;
    }

    # /x/ is the file x/index.html; without that file, /x/y/ is /x/y
    location ~ ^(?<docs_page>.+)/$ {
        try_files \${uri}index$docs_ending \${uri}index.html @without_slash;
    }
    location @without_slash {
        if (-f $document_root\${docs_page}.html) {
            return 301 $docs_page$is_args$args;
        }
        return 404;
    }

    # /x/y is the file x/y.html; without that file, /x is /x/
    location / {
        try_files $uri$docs_ending \${uri}.html $uri @with_slash;
    }
    location @with_slash {
        if (-f $document_root$uri/index.html) {
            return 301 $uri/$is_args$args;
        }
        return 404;
    }
`;

/** Creates the site's part of the configuration; it works on its own in conf.d. */
export function createSite(policy: Policy, options: SiteOptions): string {
  const { listen, root, serverName, tls } = options;
  const { cache, headers, redirects } = policy;
  const changing = changingHeaders(policy);
  const sent = [...new Set([...Object.keys(headers), ...changing])];

  return `# Generated by deploy/nginx from deploy/policy.ts. Change it there, not here.

${maps(policy)}
server {
${lines(listen, address => `    listen ${address}${tls ? TLS_LISTEN : ''};`)}\
    server_name ${serverName};
${tls ? tlsLines(tls) : ''}\
    root ${quote(root)};

    server_tokens off;
    # Location is a path, so host and port stay right behind a proxy.
    absolute_redirect off;
    # Keep // visible for the rule below.
    merge_slashes off;

${LIMITS}
${files(options)}
    # No location below has an add_header: a single one would drop all of these.
${lines(sent, name => `    add_header ${name} ${changing.includes(name) ? headerVariable(name) : quote(headers[name] ?? '')} always;`)}\
    add_header Cache-Control $docs_cache_control always;
    add_header Allow $docs_allow always;
    add_header Vary $docs_vary always;

    error_page 404 $docs_not_found_page$docs_not_found_ending;

    if ($request_method !~ ^(GET|HEAD)$) { return 405; }
${redirects.length === 0 ? '' : `\n    # Pages that moved, and folders without an index page.\n${lines(redirects, redirectRule)}`}
${closedAddresses(policy)}
    # Files whose extension doesn't determine their type.
${lines(Object.entries(policy.types), typedFile)}
${PAGE_ADDRESSES}
    location ${cache.immutablePrefix} {
        try_files $uri =404;
    }
}
${tls ? plainServer(tls) : ''}`;
}
