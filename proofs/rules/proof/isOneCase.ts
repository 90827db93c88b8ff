import path from 'node:path';
import type { Assertion } from '../../content-model/Claim.ts';
import { parsePhrase } from '../../content-model/parsePhrase.ts';
import type { EvidenceSource } from './Evidence.ts';
import { isPackage } from './packageTexts.ts';
import type { Read } from './Verdict.ts';

/** An assertion and what it rests on. */
export interface JudgedAssertion {
  assertion: Assertion;
  reads: readonly Read[];
}

/** Commands that only look at what a build wrote, or prepare one. */
const looking = new Set(
  'cat cd cmp cp diff du echo find grep head ls mkdir mv rm sed sort tail tar touch tr uniq wc'.split(
    ' ',
  ),
);

/** Commands that build something themselves. */
const builders =
  /\b(?:npm run|rolldown|rollup|rsbuild|rslib|tsc|tsdown|tsup|unbuild|vite|webpack)\b/;

/** Whether a proof looks at a single build, as little as it takes to see it once. */
export function isOneCase(
  judged: readonly JudgedAssertion[],
  source: EvidenceSource,
): boolean {
  const cases = new Map<string, Set<string>>();
  for (const { assertion, reads } of judged) {
    const { about } = assertion;
    // `bench tools` is many builds of each tool.
    if (isPackage(about) || about === 'bench tools') return false;
    if (isOverFiles(assertion, reads, source)) return false;
    for (const { kind, name } of reads.flatMap(casesOf)) {
      if (kind === 'types') return false;
      const names = cases.get(kind) ?? new Set();
      cases.set(kind, names.add(name));
    }
  }
  return [...cases.values()].every(({ size }) => size < 2);
}

/** Whether one line holds for several files that a build wrote. */
function isOverFiles(
  { phrase: written, about }: Assertion,
  reads: readonly Read[],
  source: EvidenceSource,
): boolean {
  const phrase = parsePhrase(written);
  if (phrase?.kind === 'writes' && phrase.verb !== 'writes') {
    return Object.keys(source.find(about)?.result.files ?? {}).length > 1;
  }
  return reads.filter(({ part }) => part.startsWith('file ')).length > 1;
}

interface Case {
  /** Two names of one kind are two cases. */
  kind: string;
  name: string;
}

/** What a part of the evidence is a case of; a source file, of nothing. */
function casesOf({ example, part, paths = [] }: Read): Case[] {
  const [kind = ''] = part.split(' ', 1);
  const name = part.slice(kind.length + 1);
  const own: Case = { kind: 'example', name: example };
  if (/^(?:source|command|project)$/.test(kind)) return [];
  if (kind === 'difference') return [own, { kind: 'example', name }];
  if (kind.startsWith('step')) return [own, ...casesOfStep(example, name)];
  const files = kind === 'file' ? [name] : kind === 'files' ? paths : [];
  return [
    own,
    { kind: 'build', name: example },
    ...files.map(file => itemOf(example, file)),
  ];
}

function casesOfStep(example: string, command: string): Case[] {
  if (/\btsc\b.* --noEmit\b/.test(command)) {
    return [{ kind: 'types', name: command }];
  }
  const [, file] = /^(?:cat|head -n \d+) (\S+)$/.exec(command) ?? [];
  if (file) return [itemOf(example, file)];
  const programs = command
    .split(/&&|\|\|?|;/)
    .map(
      part =>
        part
          .trim()
          .replace(/^(?:\w+=\S* +)+/, '')
          .split(/\s/)[0] ?? '',
    )
    .filter(program => !looking.has(program));
  if (programs.length === 0) return [];
  const name = `${example} $ ${command}`;
  const run: Case = { kind: 'run', name };
  // `node main.js` and `npx publint` use what the build before them wrote.
  return builders.test(command) ? [run, { kind: 'build', name }] : [run];
}

/** `dist/esm/index.js` and `dist/index.cjs` are one output of two `lib` items. */
function itemOf(example: string, file: string): Case {
  const { dir, base } = path.posix.parse(file);
  const [stem = '', ...extensions] = base.split('.');
  const extension = extensions.join('.');
  const type = extension
    .replace(/^[cm]?js$/, 'js')
    .replace(/^d\.[cm]?ts$/, 'd.ts');
  return { kind: `${example} ${stem}.${type}`, name: `${dir} ${extension}` };
}
