import type { Usage } from '../build/runMeasured.ts';
import type { RoundsResult } from '../visit/runRounds.ts';
import type { Facts } from './Facts.ts';

export interface PagesResult extends RoundsResult {
  facts: Facts;
  page: string;
}

export interface PeersResult extends PagesResult {
  /** Sites that could not be made, and what their engine said. */
  failures: Record<string, string>;
}

export interface ScaleRow {
  site: 'ours' | 'bare';
  pages: number;
  /** Whether it was built, or computed from the growth between the others. */
  isComputed: boolean;
  htmlBytes: number;
  scriptBytes: number;
  styleBytes: number;
  /** All the document asks for. */
  pageBytes: number;
  outputBytes: number;
  outputFiles: number;
  usage: Usage;
}

export interface ScaleResult {
  facts: Facts;
  page: string;
  rows: ScaleRow[];
  /** Why a size is missing or computed. */
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
  /** From saving a sentence to seeing it, each edit. */
  edits: Record<'ours' | 'bare', number[]>;
  /** From the start of the server to the heading on screen. */
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
