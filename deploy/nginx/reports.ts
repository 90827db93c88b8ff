import type { Policy, SampledHeader } from '../policy.ts';

/** What nginx reads of a report; the collector reads no more. */
const MAX_BODY = '64k';

/** Picks the responses that tell browsers where to report. */
export function reportMaps({ reporting, reportsPath }: Policy): string {
  return [
    reporting && sample(reporting),
    reportsPath !== undefined && allowPost(reportsPath),
  ]
    .filter(Boolean)
    .join('');
}

function sample({ share, value }: SampledHeader): string {
  const isAlways = share >= 1;
  return `
# An empty value sends no header.
split_clients $request_id $docs_reporting {
    ${isAlways ? '*' : `${(share * 100).toFixed(2)}%`} '${value}';
${isAlways ? '' : '    * "";\n'}}
`;
}

function allowPost(path: string): string {
  return `
map "$request_method $uri" $docs_is_refused {
    default 1;
    "~^(GET|HEAD) " 0;
    "POST ${path}" 0;
}
`;
}

/** The condition under which a request isn't one for a static site. */
export function refusal({ reportsPath }: Policy): string {
  return reportsPath === undefined
    ? '$request_method !~ ^(GET|HEAD)$'
    : '$docs_is_refused';
}

/**
 * Hands reports to the collector, without any header that says who sent them.
 * Whatever becomes of a report, its sender gets the same empty response, soon.
 */
export function reportLocation(
  { reportsPath }: Policy,
  collector: string | undefined,
): string {
  if (reportsPath === undefined) return '';
  const deliver = `
        client_max_body_size ${MAX_BODY};
        client_body_buffer_size ${MAX_BODY};
        proxy_pass http://${collector}/;
        proxy_pass_request_headers off;
        proxy_set_header Content-Type $content_type;
        proxy_connect_timeout 1s;
        proxy_send_timeout 2s;
        proxy_read_timeout 2s;
        proxy_intercept_errors on;
        error_page 400 405 413 415 429 500 502 503 504 = @reported;`;
  return `
    # Reports from readers' browsers.
    location = ${reportsPath} {
        if ($request_method != POST) { return 405; }
        access_log off;${collector ? deliver : '\n        return 204;'}
    }
    location @reported { return 204; }
`;
}
