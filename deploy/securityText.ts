import { execFileSync } from 'node:child_process';
import { locales } from '../site/locales.ts';
import { codeHost, origin, sourceRepository } from '../site/site.ts';

export const SECURITY_TEXT = '.well-known/security.txt';

/** RFC 9116 asks for less than a year, so that nobody trusts a stale contact. */
const VALID_DAYS = 364;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Tells people where to report a vulnerability (RFC 9116); see SECURITY.md. */
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
 * When the source last changed; undefined without a Git history. A build never
 * reads the clock, because two builds of the same source would differ.
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
