import type { Usage } from '../build/runMeasured.ts';
import type { RoundsResult } from '../visit/runRounds.ts';
import type { Facts } from './Facts.ts';

export interface PagesResult extends RoundsResult {
  facts: Facts;
  page: string;
}

export interface PeersResult extends PagesResult {
  /** Sites that couldn't be built, and their engine's output. */
  failures: Record<string, string>;
}

export interface ScaleRow {
  site: 'ours' | 'bare';
  pages: number;
  /** Whether it was built, or extrapolated from the others. */
  isComputed: boolean;
  htmlBytes: number;
  scriptBytes: number;
  styleBytes: number;
  /** Everything the document requests. */
  pageBytes: number;
  outputBytes: number;
  outputFiles: number;
  usage: Usage;
}

export interface ScaleResult {
  facts: Facts;
  page: string;
  rows: ScaleRow[];
  /** Why a size is missing or extrapolated. */
  notes: string[];
}

export const buildParts = [
  'bare',
  'ours',
  'pictures',
  'compression',
  'examples',
] as const;
export type BuildPart = (typeof buildParts)[number];

export interface BuildResult {
  facts: Facts;
  rounds: Partial<Record<BuildPart, Usage>>[];
}

export interface DevResult {
  facts: Facts;
  /** The time from saving a sentence to seeing it, for each edit. */
  edits: Record<'ours' | 'bare', number[]>;
  /** The time from starting the server to seeing the heading. */
  starts: Record<'ours' | 'bare', number>;
}

export interface LighthouseRun {
  page: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Audits below their full score, by name. */
  failed: string[];
}

export interface LighthouseResult {
  facts: Facts;
  runs: LighthouseRun[];
}
