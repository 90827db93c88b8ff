/** A page with one more sentence after its first paragraph, and no older one. */
export function editText(source: string, mark: string): string {
  const edited = source
    .replace(/ Edit mark-\d+\.$/m, '')
    .replace(/^([A-Z][^\n]*\.)$/m, `$1 Edit ${mark}.`);
  if (edited.includes(mark)) return edited;
  throw new Error(
    'The page has no paragraph that starts with a capital letter and ends with a full stop, so there is no place for an edit. Choose another page in bench/dev.ts.',
  );
}
