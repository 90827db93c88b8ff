import { parseFenceMeta } from '../../content-model/parseFenceMeta.ts';

/** Attributes of a code block that the theme turns into its mark. */
export interface VerifiedAttributes {
  /** The folder in examples/. */
  'data-example': string;
  /** The version of @rslib/core that built the example. */
  'data-verified-version': string;
}

/** What a build produced. Sources and commands are the reader's to write. */
const RESULTS = ['output', 'tree', 'log', 'prints'];

/** What a block says about its proof; undefined for a block without one. */
export function markVerified(
  meta: string,
  version: string,
): VerifiedAttributes | undefined {
  const { values } = parseFenceMeta(meta);
  const { example } = values;
  if (example === undefined || !RESULTS.some(key => key in values)) {
    return undefined;
  }
  return { 'data-example': example, 'data-verified-version': version };
}
