import type { TreeSection } from '../corpus/createTree.ts';

/** A page for another engine, from our Markdown copy. */
export interface PeerPage {
  /** Path below the content folder, without extension: `zh/guide/start/index`. */
  name: string;
  /** Has title and description in its front matter, and no top heading. */
  text: string;
  title: string;
}

export interface PeerInput {
  pages: readonly PeerPage[];
  /** English, which is measured, and Chinese. */
  trees: Record<'en' | 'zh', TreeSection[]>;
}

/** How to build the same site with another engine. */
export interface Peer {
  /** Pinned, and installed in a cache folder, never in ours. */
  packages: Record<string, string>;
  /** The package whose version labels the result. */
  mainPackage: string;
  /** Project files by path, besides package.json. */
  files(input: PeerInput): Record<string, string>;
  /** The program in node_modules that builds the site, and its arguments. */
  command: readonly [string, ...string[]];
  /** Where the build writes its output. */
  output: string;
}

export const json = (data: unknown) => JSON.stringify(data, undefined, 2);
