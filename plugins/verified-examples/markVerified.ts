import { parseFenceMeta } from '../../content-model/parseFenceMeta.ts';

/** Attributes of a code block that the theme turns into its caption and mark. */
export interface BlockAttributes {
  /** What the block is to the reader. */
  'data-kind': 'write' | 'out' | 'print';
  /** The folder in examples/ that a build was run in. */
  'data-example'?: string;
  /** The version of @rslib/core that built the example. */
  'data-verified-version'?: string;
}

/** What a build produced: files, and words in a terminal. */
const RESULTS = { output: 'out', tree: 'out', log: 'print', prints: 'print' };

/**
 * What a block says of where it comes from. Only results have a proof; sources
 * are the reader's to write, and so are commands, which need no caption.
 */
export function markVerified(
  meta: string,
  version: string,
): BlockAttributes | undefined {
  const { values } = parseFenceMeta(meta);
  const { example } = values;
  if (example === undefined) return undefined;
  const result = Object.entries(RESULTS).find(([key]) => key in values);
  if (result) {
    return {
      'data-kind': result[1] as BlockAttributes['data-kind'],
      'data-example': example,
      'data-verified-version': version,
    };
  }
  return 'source' in values ? { 'data-kind': 'write' } : undefined;
}
