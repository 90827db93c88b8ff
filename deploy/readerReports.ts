/** A file in the build that tells the host where browsers send their reports. */
export const REPORTS_FILE = '_reports.json';

/** Where the operator wants browsers to report what the policy blocked, if anywhere. */
export function readReportsUrl(env: NodeJS.ProcessEnv): string | undefined {
  const url = env.READER_REPORTS_URL;
  if (!url) return undefined;
  const isHttps = URL.canParse(url) && /^https:/i.test(url);
  // Quotes and the like would end the value in a header.
  if (!isHttps || !/^[\w:/.?=&%~+-]+$/.test(url)) {
    throw new Error(
      `Browsers can't report to "${url}", because it is no address with https. ` +
        'Set READER_REPORTS_URL to one such as https://example.com/reports.',
    );
  }
  return url;
}
