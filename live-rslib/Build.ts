import type { ProblemKind } from '@arethetypeswrong/core';

/** A project to build: what Rslib reads, and nothing else. */
export interface BuildRequest {
  /** The folder of the project, absolute; the order of some modules follows from it. */
  folder: string;
  /** Texts by their paths in the folder. */
  files: Readonly<Record<string, string>>;
  /** What `rslib.config.ts` exports, as data: a function can't be sent to a worker. */
  config: Readonly<Record<string, unknown>>;
  /** Options of @rsbuild/plugin-react, where the configuration uses it. */
  react?: Readonly<Record<string, unknown>> | undefined;
  /** Those of @rsbuild/plugin-vue. */
  vue?: Readonly<Record<string, unknown>> | undefined;
  /**
   * Where the types of the packages are that the project imports, for declarations: with
   * it, TypeScript is loaded once, and so are they.
   */
  types?: string | undefined;
}

/** What came of a build. */
export interface BuildResult {
  /** What Rslib wrote, by its path in the folder. */
  files: Record<string, string>;
  /** What Rslib printed. */
  log: string;
  /** Why it refused, in its own words. */
  error?: string;
  /** How much of the 2 GiB of WebAssembly memory has been in use. */
  memoryBytes: number;
  /** How long it took in the worker. */
  ms: number;
}

/** What the page asks the worker. */
export type Question =
  | { ask: 'start' }
  | { ask: 'install'; folder: string; files: Readonly<Record<string, string>> }
  | { ask: 'build'; request: BuildRequest };

/** What the worker tells the page; one answer to each question, in their order. */
export type Answer =
  | { tell: 'progress'; loadedBytes: number; totalBytes: number }
  | { tell: 'started' }
  | { tell: 'installed' }
  | { tell: 'built'; result: BuildResult }
  | { tell: 'failed'; error: string };

/** A package as it would be published, to have its declarations checked. */
export interface TypesRequest {
  name: string;
  version: string;
  /** Texts by their paths in the package. */
  files: Readonly<Record<string, string>>;
}

/** What are-the-types-wrong finds, once for each kind. */
export interface TypesProblem {
  kind: ProblemKind;
  /** In its own words, which are English, with the places. */
  said: string;
}
