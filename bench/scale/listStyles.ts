/** The style sheets a document loads, without duplicates. */
export function listStyles(html: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const addresses = links
    .filter(tag => /\brel=["']?stylesheet\b/.test(tag))
    .flatMap(tag => /\bhref=["']?([^"'\s>]+)/.exec(tag)?.[1] ?? []);
  return [...new Set(addresses)];
}
