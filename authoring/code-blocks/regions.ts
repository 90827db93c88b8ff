const mark = /^\s*(?:\/\/|\/\*|<!--|#)\s*#(end)?region\b\s*([\w-]*)/;

/** Source text without its region markers. */
export function withoutMarks(text: string): string {
  return text
    .split('\n')
    .filter(line => !mark.test(line))
    .join('\n');
}

/** The lines of a named region, unindented; undefined if there is none. */
export function cutRegion(text: string, name: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex(line => {
    const [found, end, label] = mark.exec(line) ?? [];
    return found !== undefined && !end && label === name;
  });
  if (start < 0) return undefined;
  let depth = 1;
  const length = lines.slice(start + 1).findIndex(line => {
    const [found, end] = mark.exec(line) ?? [];
    if (found !== undefined) depth += end ? -1 : 1;
    return depth === 0;
  });
  if (length < 0) return undefined;
  return moveLeft(
    withoutMarks(lines.slice(start + 1, start + 1 + length).join('\n')),
  );
}

function moveLeft(text: string): string {
  const lines = text.split('\n');
  const depths = lines
    .filter(line => line.trim() !== '')
    .map(line => line.length - line.trimStart().length);
  const depth = Math.min(...depths, Infinity);
  return lines.map(line => line.slice(depth)).join('\n');
}
