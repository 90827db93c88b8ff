import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  partFolder,
  readExample,
  type FileUse,
} from '../../content-model/examples/Example.ts';

/** Where the project of an example is; that of a chain is composed first. */
export function projectFolder(root: string, id: string): string {
  const examples = path.join(root, 'examples');
  if (readExample(examples, id).chain.length === 0) {
    return path.join(examples, id);
  }
  const target = path.join(root, '.cache/examples/chains', id);
  composeChain(examples, id, target);
  return target;
}

/**
 * Writes the project of a chain to `target`: the files it starts with, and below
 * `.pages` what each further page makes of them. They come from the examples that the
 * pages show, so a chain changes with its pages.
 */
export function composeChain(examples: string, id: string, target: string) {
  rmSync(target, { recursive: true, force: true });
  cpSync(
    path.join(examples, id, 'example.json'),
    path.join(target, 'example.json'),
  );
  const project = new Map<string, string>();
  readExample(examples, id).chain.forEach((part, index) => {
    const { page = 'at the start', example, files } = part;
    for (const [file, use] of Object.entries(files)) {
      // What the reader makes of both is a file of the chain itself.
      const source = use === 'edit' ? `${id}/${index + 1}` : example;
      const shown = readFileSync(path.join(examples, source, file), 'utf8');
      const where = `examples/${id}/example.json, ${page}, ${file}`;
      const text = applyFile(use, project.get(file), shown, where);
      if (text === project.get(file)) continue;
      project.set(file, text);
      const written = path.join(target, partFolder(index), file);
      mkdirSync(path.dirname(written), { recursive: true });
      writeFileSync(written, text);
    }
  });
}

/** What a file contains after a reader has followed the page that shows it. */
function applyFile(
  use: FileUse,
  own: string | undefined,
  shown: string,
  where: string,
): string {
  if ((use === 'new') !== (own === undefined)) {
    throw new Error(
      `${where}: "${use}" doesn't fit, because the reader has ${own === undefined ? 'no such file yet' : 'this file already'}. What a chain may say is in examples/README.md.`,
    );
  }
  if (own === undefined || ['replace', 'edit'].includes(use)) return shown;
  if (use === 'append') return `${own}\n${shown}`;
  if (use === 'keep') return own;
  const merged = addMissing(JSON.parse(own), JSON.parse(shown));
  return `${JSON.stringify(merged, null, 2)}\n`;
}

/** Adds the keys and list items that are missing, and changes nothing else. */
function addMissing(own: unknown, shown: unknown): unknown {
  if (isList(own) && isList(shown)) return [...new Set([...own, ...shown])];
  if (!isRecord(own) || !isRecord(shown)) return own;
  const added = Object.entries(shown).map(
    ([key, value]) =>
      [key, key in own ? addMissing(own[key], value) : value] as const,
  );
  return { ...own, ...Object.fromEntries(added) };
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
