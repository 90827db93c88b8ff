/** As in the terminal: the escape character that starts a colour. */
const esc = '\u001B';
const prefix = '[tsgo] ';

const lineStart = new RegExp(`^(?:${esc}\\[(?:96|91|7)m| {2}|Found |Errors )`);
/** A colour that the line does not end: the compiler ends each in its line. */
const openColour = new RegExp(`${esc}\\[(?!0m)\\d+m[^${esc}]*$`);
/** A line of code after its number; the line of its mark always follows. */
const code = new RegExp(`^${esc}\\[7m\\d+${esc}`);
const markLine = new RegExp(`^${esc}\\[7m +${esc}`);
const wholeMark = new RegExp(`${esc}\\[9\\dm *~*${esc}\\[0m$`);
const insideLine = new RegExp(`^(?:${esc}\\[(?:0|90|93)m|:)`);

/**
 * Puts the compiler's messages together again. Rslib starts a new line wherever
 * the compiler happened to flush, which differs from run to run.
 */
export function joinTsgoLines(text: string): string {
  const result: string[] = [];
  for (const line of text.split('\n')) {
    const last = result.at(-1);
    if (
      line.startsWith(prefix) &&
      last?.startsWith(prefix) &&
      isTorn(last.slice(prefix.length), line.slice(prefix.length))
    ) {
      result[result.length - 1] = last + line.slice(prefix.length);
    } else result.push(line);
  }
  return result.join('\n');
}

/** Whether a line goes on in the next. */
function isTorn(line: string, next: string): boolean {
  if (code.test(line)) return !next.startsWith(`${esc}[7m`);
  if (markLine.test(line)) return !wholeMark.test(line);
  return (
    openColour.test(line) ||
    / - $|: $/.test(line) ||
    insideLine.test(next) ||
    !lineStart.test(next)
  );
}
