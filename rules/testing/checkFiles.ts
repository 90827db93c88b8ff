import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Issue } from '../../tooling/Issue.ts';
import { Site } from '../../content-model/Site.ts';
import { runRules, type Rule } from '../Rule.ts';

/** Runs something on a temporary project of a few files. */
export function withFiles<T>(
  files: Record<string, string>,
  run: (root: string) => T,
): T {
  const root = mkdtempSync(path.join(tmpdir(), 'content-checks-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(root, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return run(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** What a rule reports for a site; keys are paths under content/. */
export function checkFiles(rule: Rule, pages: Record<string, string>): Issue[] {
  const files = Object.entries(pages).map(
    ([name, text]) => [`content/${name}`, text] as const,
  );
  return withFiles(Object.fromEntries(files), root => {
    const site = new Site(root);
    return runRules([rule], site, site.ids);
  });
}

/** The same for one page in both languages. */
export function checkPair(rule: Rule, en: string, zh: string): Issue[] {
  return checkFiles(rule, { 'en/page.mdx': en, 'zh/page.mdx': zh });
}
