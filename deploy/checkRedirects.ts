export interface Redirect {
  /** A clean path that no page has, such as `/guide/old-name`. */
  from: string;
  /** A clean path, optionally with an `#anchor`, or an https URL. */
  to: string;
  status: 301 | 302 | 308;
}

// Paths are written unquoted into nginx and `_redirects`, where other characters are
// patterns, variables, or separators.
const PLAIN_PATH = /^\/[\w./~-]+$/;
const PLAIN_TARGET = /^(?:https:\/\/[\w.-]+)?\/[\w./~-]*(?:#[\w.~-]+)?$/;
const SECOND_SPELLING = /\.html$|\/index$|\/\//;

/** Whether a path is safe to write into the files of all hosts. */
export function isPlainPath(path: string): boolean {
  return PLAIN_PATH.test(path);
}

function problemsOf(
  { from, to }: Redirect,
  sources: ReadonlySet<string>,
): string[] {
  const problems: string[] = [];
  const [target = ''] = to.split('#');
  if (!isPlainPath(from)) problems.push('`from` is not a plain path');
  if (!PLAIN_TARGET.test(to)) {
    problems.push('`to` is not a plain path or https URL');
  }
  // Other hosts spell their URLs however they like.
  const ours = to.startsWith('/') ? [from, target] : [from];
  if (ours.some(path => SECOND_SPELLING.test(path))) {
    problems.push('write clean URLs: no .html, no /index, no //');
  }
  if (sources.has(target)) {
    problems.push('`to` is redirected again; use the final URL');
  }
  return problems;
}

/** Throws if a redirect is malformed, duplicated, or the start of a chain. */
export function checkRedirects(redirects: readonly Redirect[]): void {
  const sources = new Set(redirects.map(({ from }) => from));
  const problems = redirects.flatMap(redirect =>
    problemsOf(redirect, sources).map(
      problem => `  ${redirect.from} → ${redirect.to}: ${problem}`,
    ),
  );
  if (sources.size < redirects.length) {
    problems.push('  a URL is redirected twice; keep one entry for each');
  }
  failOn(problems);
}

/** Throws if a redirect hides a page of the build or has no target page. */
export function checkRedirectTargets(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): void {
  const problems: string[] = [];
  for (const { from, to } of redirects) {
    const [target = ''] = to.split('#');
    if (pages.has(from)) {
      problems.push(`  ${from} → ${to}: ${from} is a page and would be hidden`);
    }
    if (target.startsWith('/') && !pages.has(target)) {
      problems.push(`  ${from} → ${to}: the build has no page ${target}`);
    }
  }
  failOn(problems);
}

function failOn(problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new Error(
    [
      'These redirects would send readers to the wrong page, in circles, or nowhere:',
      ...problems,
      'Correct `redirects` in deploy/policy.ts.',
    ].join('\n'),
  );
}
