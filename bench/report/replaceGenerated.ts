const START = '<!-- generated: npm run bench:report -->';
const END = '<!-- end of generated -->';

/** Replaces the text between a document's two markers. */
export function replaceGenerated(document: string, text: string): string {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start) {
    throw new Error(
      `The document has no place for the results. Add the lines "${START}" and "${END}" where they belong.`,
    );
  }
  return `${document.slice(0, start + START.length)}\n\n${text}\n\n${document.slice(end)}`;
}
