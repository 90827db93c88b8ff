import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLang } from '../../site/locales.ts';
import type { Issue } from '../../tooling/Issue.ts';
import type { Site } from '../../content-model/Site.ts';

/**
 * Spell-checks the source pages with the project's settings. Runs in a separate
 * process because it takes longer than all other rules together; text that has
 * passed isn't checked again.
 */
export async function checkSpelling(
  site: Site,
  ids: readonly string[],
): Promise<Issue[]> {
  const { root } = site;
  const unread = ids
    .map(id => site.fileOf(id, defaultLang))
    .filter(file => existsSync(path.join(root, file)))
    .map(file => ({ file, note: noteFile(root, file) }))
    .filter(({ note }) => !existsSync(note));
  if (unread.length === 0) return [];
  const output = await runSpelling(
    root,
    unread.map(({ file }) => file),
  );
  const issues = parseSpelling(output);
  if (issues.length === 0) {
    for (const { note } of unread) {
      mkdirSync(path.dirname(note), { recursive: true });
      writeFileSync(note, '');
    }
  }
  return issues;
}

/** Exists once this text has passed with these settings. */
function noteFile(root: string, file: string): string {
  const hash = createHash('sha256');
  for (const input of [file, 'cspell.json', '.cspell-words.txt']) {
    hash.update(readFileSync(path.join(root, input)));
  }
  const name = hash.digest('hex').slice(0, 16);
  return path.join(root, '.cache/content-checks/spelled', name);
}

function runSpelling(root: string, files: string[]): Promise<string> {
  const bin = path.join(root, 'node_modules/cspell/bin.mjs');
  const args = [bin, 'lint', '--no-progress', '--no-summary', '--no-color'];
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      [...args, ...files],
      { cwd: root },
      (error, stdout, stderr) => {
        // It exits with 1 for misspelled words, and with more if it crashed.
        if (error && error.code !== 1) {
          fail(new Error(`cspell crashed: ${stderr || error.message}`));
        } else done(stdout);
      },
    );
  });
}

/** `content/en/a.mdx:3:7 - Unknown word (teh) fix: (the, ten)`, where the fix may be absent. */
const LINE =
  /^(.+?):(\d+):\d+ - [^(\n]*\(([^)\n]*)\)(?: fix: \(([^)\n]*)\))?.*$/gm;

export function parseSpelling(output: string): Issue[] {
  return [...output.matchAll(LINE)].map(
    ([, file = '', line, word = '', fix]) => ({
      rule: 'spelling',
      why: "Search doesn't find a misspelled word, and readers start to doubt the rest.",
      file,
      line: Number(line),
      what: `cspell does not know "${word}".`,
      remedy: `${fix ? `Write ${fix}` : 'Fix it'}, or add a real name to .cspell-words.txt.`,
    }),
  );
}
