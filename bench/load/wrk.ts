import { execFileSync } from 'node:child_process';

export interface Load {
  requests: number;
  errors: number;
  requestsPerSecond: number;
}

/** Loads a URL for some seconds, with the compression browsers request. */
export function load(url: string, seconds: number): Load {
  const output = execFileSync(
    'wrk',
    [
      ...['-t', '1', '-c', '16', '-d', `${seconds}s`],
      ...['-H', 'Accept-Encoding: gzip, deflate, br'],
      url,
    ],
    { encoding: 'utf8' },
  );
  return readOutput(output);
}

/** Parses the counts that wrk prints; error lines appear only if there are any. */
export function readOutput(output: string): Load {
  const count = (pattern: RegExp) =>
    Number(pattern.exec(output)?.[1] ?? Number.NaN);
  const errors = [
    /Non-2xx or 3xx responses: (\d+)/,
    /Socket errors: connect (\d+)/,
    /Socket errors:.* read (\d+)/,
    /Socket errors:.* write (\d+)/,
    /Socket errors:.* timeout (\d+)/,
  ].map(pattern => Number(pattern.exec(output)?.[1] ?? 0));
  return {
    requests: count(/(\d+) requests in/),
    errors: errors.reduce((sum, number) => sum + number, 0),
    requestsPerSecond: count(/Requests\/sec:\s+([\d.]+)/),
  };
}
