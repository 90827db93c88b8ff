import { execFileSync } from 'node:child_process';
import { locales } from '../site/locales.ts';
import { codeHost, origin, sourceRepository } from '../site/site.ts';

export const SECURITY_TEXT = '.well-known/security.txt';

/** RFC 9116 asks for less than a year, so that nobody trusts an old address. */
const VALID_DAYS = 364;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Tells finders of a problem where to write (RFC 9116); SECURITY.md says more. */
export function createSecurityText(changedAt: Date): string {
  const expires = new Date(changedAt.getTime() + VALID_DAYS * DAY_MS);
  return [
    `Contact: ${codeHost}/security`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.map(({ lang }) => lang).join(', ')}`,
    `Canonical: ${origin}/${SECURITY_TEXT}`,
    `Policy: ${sourceRepository}/SECURITY.md`,
    '',
  ].join('\n');
}

/**
 * When the source was last changed. A build takes no time from the clock, or two
 * builds of one source would differ; undefined for a source without history.
 */
export function lastChange(repository: string): Date | undefined {
  try {
    const time = execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return new Date(Number(time) * 1000);
  } catch {
    return undefined;
  }
}
