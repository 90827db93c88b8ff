/** Where readers' browsers report problems, if the operator wants to know. */
export interface ReaderReports {
  /** An https URL, or a path on this site. */
  url: string;
  /** Which share of page loads reports, above 0 and up to 1. */
  share: number;
}

/** A file in the build that tells the host of the setting. */
export const REPORTS_FILE = '_reports.json';

/** What an error in a script is reported as. */
export interface ScriptError {
  type: 'script-error';
  /** The page, without query and hash. */
  path: string;
  message: string;
  /** Our script, without query and hash, or '' if it isn't known. */
  file: string;
  line: number;
  column: number;
}

/** Longer messages are cut, by the page and by the collector. */
export const MESSAGE_LIMIT = 200;

/** Whether a URL is a path on the site itself. */
export function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

/** Reports don't travel unencrypted, and a share is a share. */
export function checkReports({ share, url }: ReaderReports): void {
  const isHttps = URL.canParse(url) && /^https:/i.test(url);
  // Quotes and the like would end the value in a header.
  if (!/^[\w:/.?=&%~+-]+$/.test(url) || !(isOwnPath(url) || isHttps)) {
    throw new Error(
      `Reports can't be sent to "${url}", because it is no address with https and no path of this site. ` +
        'Set READER_REPORTS_URL to an address such as https://example.com/reports, or a path such as /reports.',
    );
  }
  if (!(share > 0 && share <= 1)) {
    throw new Error(
      `The share of page loads that report can't be ${share}. ` +
        'Set READER_REPORTS_SHARE to a number above 0 and up to 1, such as 0.1.',
    );
  }
}
