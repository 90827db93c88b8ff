import { MARKUP_POLICY } from '../../universal/trustedTypes.ts';

interface MarkupPolicy {
  createHTML: (text: string) => string;
}

/** As far as we need it; TypeScript has no types for this part of browsers. */
interface TrustedTypes {
  createPolicy: (name: string, rules: MarkupPolicy) => MarkupPolicy;
}

const plain: MarkupPolicy = { createHTML: text => text };
let policy: MarkupPolicy | undefined;

/**
 * Markup of the site's own configuration, in the form that the content policy
 * asks for. Never for a text that a reader or another server wrote.
 */
export function trustedMarkup(text: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(MARKUP_POLICY, plain) ?? plain;
  return policy.createHTML(text);
}
