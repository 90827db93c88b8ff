import { createHash } from 'node:crypto';
import { findInlineParts, type InlinePart } from './inlineParts.ts';

export interface BuiltPage {
  /** Path inside the build, for error messages. */
  file: string;
  html: string;
}

/** CSP sources such as `'sha256-…'`, sorted and without duplicates. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
  /** For style attributes; our own pages have none. */
  styleAttributes: string[];
}

/**
 * All pages share the same few inline elements. More hashes mean that some page
 * has its own. The header would then grow with the site, and every page could
 * run what was meant for one.
 */
export const MAX_SCRIPT_HASHES = 3;
export const MAX_STYLE_HASHES = 6;
export const MAX_STYLE_ATTRIBUTE_HASHES = 4;

const PREVIEW_LENGTH = 60;

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function preview(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, PREVIEW_LENGTH);
}

/** Text of an inline part → the first page that has it. */
type Sightings = Map<string, string>;

function hashesWithin(
  limit: number,
  kind: InlinePart['kind'],
  sightings: Sightings,
): string[] {
  if (sightings.size > limit) {
    const list = [...sightings].map(
      ([text, file]) => `  ${file}: ${preview(text)}`,
    );
    throw new Error(
      [
        `The build has ${sightings.size} distinct inline parts of the kind "${kind}"; at most ${limit} are allowed.`,
        `Each one adds a hash to the Content-Security-Policy header of every page.`,
        `Give them the same text on all pages, or move them into a file. First seen in:`,
        ...list,
      ].join('\n'),
    );
  }
  return [...sightings.keys()].map(cspHash).sort();
}

/** Hashes the inline scripts and styles of all pages, for the CSP header. */
export function collectInlineHashes(pages: Iterable<BuiltPage>): InlineHashes {
  const seen: Record<InlinePart['kind'], Sightings> = {
    script: new Map(),
    style: new Map(),
    'style attribute': new Map(),
  };
  for (const { file, html } of pages) {
    for (const { kind, text } of findInlineParts(html)) {
      if (!seen[kind].has(text)) seen[kind].set(text, file);
    }
  }
  return {
    scripts: hashesWithin(MAX_SCRIPT_HASHES, 'script', seen.script),
    styles: hashesWithin(MAX_STYLE_HASHES, 'style', seen.style),
    styleAttributes: hashesWithin(
      MAX_STYLE_ATTRIBUTE_HASHES,
      'style attribute',
      seen['style attribute'],
    ),
  };
}
