import { stripVTControlCharacters } from 'node:util';
import { joinTsgoLines } from './joinTsgoLines.ts';

/** Folders whose place differs between machines, by the name shown instead. */
export type KnownFolders = Record<string, string>;

const stackLine = /^[\s│]+at .*(?:file:\/\/|node:|\(|<anonymous>|index \d)/;
/** Marks of one process in Node's own warnings. */
const processMark = /\(node:\d+\)|\?fresh-import-[\w=]+/g;
/** The Node.js that runs the examples, as its own errors and tools name it. */
const nodeVersion = new RegExp(
  `\\bv?${RegExp.escape(process.versions.node)}(?![\\w.-]*\\d)`,
  'g',
);
const moment = /\b(?:\d+ m )?\d+(?:\.\d+)? ?m?s\b|\b\d+ m(?= \(|$)/g;

/** Lines that parallel work prints in any order, by the order we keep. */
const phases = [
  /^ready {3}built in /,
  /^start {3}generating declaration files/,
  /^(?:info {4}|ready {3})declaration files /,
];

const buildFails = /^error {3}build failed in /;

const phaseOf = (line: string) => phases.findIndex(phase => phase.test(line));

/** What a tool printed, as the same lines on every machine and in every run. */
export function normalizeLog(text: string, folders: KnownFolders): string[] {
  const plain = stripVTControlCharacters(joinTsgoLines(text));
  const lines = hideFolders(plain, folders)
    .split('\n')
    .filter(line => !stackLine.test(line))
    .map(line =>
      line
        .replace(processMark, mark => (mark.startsWith('(') ? '(node)' : ''))
        .replace(moment, '<time>')
        .replace(nodeVersion, '<version>')
        .trimEnd(),
    );
  return trimBlank(sortParallel(startAfterFailure(lines)));
}

/** Replaces known folders by their names, the longest first. */
export function hideFolders(text: string, folders: KnownFolders): string {
  return Object.entries(folders)
    .sort(([first], [second]) => second.length - first.length)
    .reduce((result, [folder, name]) => result.replaceAll(folder, name), text);
}

/** The declarations start at some moment while a build fails: here, after it. */
function startAfterFailure(lines: string[]): string[] {
  const end = lines.findIndex(line => buildFails.test(line)) + 1;
  const before = lines.slice(0, end);
  const isStart = (line: string) => phaseOf(line) === 1;
  return [
    ...before.filter(line => !isStart(line)),
    ...before.filter(isStart),
    ...lines.slice(end),
  ];
}

function sortParallel(lines: string[]): string[] {
  const result: string[] = [];
  let run: string[] = [];
  const flush = () => {
    // By phase, then by id, which ends the line.
    run.sort((a, b) => phaseOf(a) - phaseOf(b) || (a < b ? -1 : 1));
    result.push(...run);
    run = [];
  };
  for (const line of lines) {
    if (phaseOf(line) >= 0) run.push(line);
    else {
      flush();
      result.push(line);
    }
  }
  flush();
  return result;
}

function trimBlank(lines: string[]): string[] {
  const first = lines.findIndex(line => line !== '');
  const last = lines.findLastIndex(line => line !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
}
