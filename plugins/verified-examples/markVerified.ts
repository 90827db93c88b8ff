import { parseFenceMeta } from './parseFenceMeta.ts';

/** Attributes of a code block that the theme turns into its mark. */
export interface VerifiedAttributes {
  /** The folder in examples/. */
  'data-example': string;
  /** The file in that folder, where the block shows one. */
  'data-example-file'?: string;
  /** The version of @rslib/core that built the example. */
  'data-verified-version': string;
}

/** What a block says about its proof; undefined for a block without one. */
export function markVerified(
  meta: string,
  version: string,
): VerifiedAttributes | undefined {
  const { example, source } = parseFenceMeta(meta).values;
  if (example === undefined) return undefined;
  return {
    'data-example': example,
    ...(source !== undefined && { 'data-example-file': source }),
    'data-verified-version': version,
  };
}
