/** Adds a sentence after a page's first paragraph, replacing an earlier one. */
export function editText(source: string, mark: string): string {
  const edited = source
    .replace(/ Edit mark-\d+\.$/m, '')
    .replace(/^([A-Z][^\n]*\.)$/m, `$1 Edit ${mark}.`);
  if (edited.includes(mark)) return edited;
  throw new Error(
    'The page has no paragraph that starts with a capital letter and ends with a period, so there is nowhere to insert an edit. Choose another page in bench/dev.ts.',
  );
}
