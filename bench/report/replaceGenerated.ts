const START = '<!-- generated: npm run bench:report -->';
const END = '<!-- end of generated -->';

/** Puts a new text between the two marks of a document. */
export function replaceGenerated(document: string, text: string): string {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start) {
    throw new Error(
      `The document has no part for the results. Add the lines "${START}" and "${END}" where they belong.`,
    );
  }
  return `${document.slice(0, start + START.length)}\n\n${text}\n\n${document.slice(end)}`;
}
