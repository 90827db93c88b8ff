/** As in the terminal: the escape character that starts a colour. */
const esc = '\u001B';
const prefix = '[tsgo] ';

const lineStart = new RegExp(`^(?:${esc}\\[(?:96|91|7)m| {2}|Found |Errors )`);
/** A colour that the line does not end: the compiler ends each in its line. */
const openColour = new RegExp(`${esc}\\[(?!0m)\\d+m[^${esc}]*$`);
const insideLine = new RegExp(`^(?:${esc}\\[(?:0|90|93)m|:)`);

/**
 * Puts the compiler's messages together again. Rslib starts a new line wherever
 * the compiler happened to flush, which differs from run to run.
 */
export function joinTsgoLines(text: string): string {
  const result: string[] = [];
  for (const line of text.split('\n')) {
    const last = result.at(-1);
    const part = line.slice(prefix.length);
    const isContinued =
      line.startsWith(prefix) &&
      last?.startsWith(prefix) &&
      (openColour.test(last) ||
        / - $|: $/.test(last) ||
        insideLine.test(part) ||
        !lineStart.test(part));
    if (isContinued) result[result.length - 1] = last + part;
    else result.push(line);
  }
  return result.join('\n');
}
