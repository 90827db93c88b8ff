import type { ExampleEntry } from '../docs/Docs.ts';
import { fence, shorten } from './fence.ts';

/** Longer files are packages that were bundled; their beginning is enough. */
const MAX_FILE_LENGTH = 3000;

/** An example as text: its sources, and what its build produced and printed. */
export function describeExample(example: ExampleEntry, most: number): string {
  const { id, title, sources, output, runs } = example;
  const parts = [
    `# ${id}`,
    title,
    '## Source',
    ...blocksOf(sources),
    ...(runs.length > 0 ? ['## Output', ...blocksOf(output), '## Log'] : []),
    ...runs.map(({ command, exit, log }) =>
      fence(`${command} (exit code ${exit})`, shorten(log, MAX_FILE_LENGTH)),
    ),
  ];
  const kept: string[] = [];
  let left = most - MORE.length;
  for (const part of parts) {
    left -= part.length + 2;
    if (left < 0) return [...kept, MORE].join('\n\n');
    kept.push(part);
  }
  return kept.join('\n\n');
}

const MORE = '… and more files, for get_example with `file`.';

/** One file of an example, from its sources or its output; undefined if there's none. */
export function describeFile(
  { id, sources, output }: ExampleEntry,
  file: string,
  most: number,
): string | undefined {
  const files = { ...output, ...sources };
  if (!Object.hasOwn(files, file)) return undefined;
  return `# ${id}\n\n${fence(file, shorten(files[file] ?? '', most))}`;
}

function blocksOf(files: Record<string, string>): string[] {
  return Object.entries(files).map(([name, text]) =>
    fence(name, shorten(text, MAX_FILE_LENGTH)),
  );
}
