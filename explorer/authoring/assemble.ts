import type { FileTree } from '../shared/Sample.ts';
import type { Built } from './worker.ts';

/** Keeps each text, set of files, and message once, in the order of arrival. */
export class Pool {
  readonly texts: string[] = [];
  readonly trees: FileTree[] = [];
  readonly messages: string[] = [];
  readonly #known = new Map<string, number>();

  /** The position of the files of a build, or of its message below zero. */
  add({ files, message }: Built): number {
    if (message !== '') {
      return -1 - this.#place('message', message, this.messages, message);
    }
    const tree = Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file,
        this.#place('text', text, this.texts, text),
      ]),
    );
    return this.#place('tree', JSON.stringify(tree), this.trees, tree);
  }

  #place<T>(kind: string, key: string, list: T[], item: T): number {
    const full = `${kind} ${key}`;
    const known = this.#known.get(full);
    if (known !== undefined) return known;
    this.#known.set(full, list.length);
    return list.push(item) - 1;
  }
}
