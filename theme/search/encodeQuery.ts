/**
 * A query as part of an address. Half a character, which would throw, becomes "�";
 * not with toWellFormed(), which engines before 2023 lack.
 */
export function encodeQuery(query: string): string {
  return encodeURIComponent(query.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));
}
