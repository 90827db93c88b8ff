import type { TreeSection } from '../corpus/createTree.ts';

/** A page for another engine, from the Markdown twin of ours. */
export interface PeerPage {
  /** Below the content folder, without ending: `zh/guide/start/index`. */
  name: string;
  /** With title and description in its front matter, without a first heading. */
  text: string;
  title: string;
}

export interface PeerInput {
  pages: readonly PeerPage[];
  /** English, the language that is measured, and Chinese. */
  trees: Record<'en' | 'zh', TreeSection[]>;
}

/** How to make the same site with another engine. */
export interface Peer {
  /** Pinned, installed into a cache folder, never ours. */
  packages: Record<string, string>;
  /** The package whose version names the result. */
  mainPackage: string;
  /** Files of the project by their path, besides package.json. */
  files(input: PeerInput): Record<string, string>;
  /** The program below node_modules that builds, and its arguments. */
  command: readonly [string, ...string[]];
  /** Where the build puts its output. */
  output: string;
}

export const json = (data: unknown) => JSON.stringify(data, undefined, 2);
