import { checkRedirects } from './checkRedirects.ts';
import { type BuiltPage, collectInlineHashes } from './inlineHashes.ts';
import { createPolicy, type Policy } from './policy.ts';

/** Makes the policy for a build: its inline hashes, and search if set up. */
export function readPolicy(pages: readonly BuiltPage[]): Policy {
  const policy = createPolicy({
    inlineHashes: collectInlineHashes(pages),
    usesHostedSearch: Boolean(process.env.DOCSEARCH_APP_ID),
  });
  checkRedirects(policy.redirects);
  return policy;
}
