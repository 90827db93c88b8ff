export interface Failure {
  /** A package.json script. */
  step: string;
  output: string;
}

const LAST_LINES = 12;

/**
 * What broke, by the override it concerns: one that names itself in an error
 * (`[stock-styles] …`), begins the title of a failed test, or has the file of an
 * error. What concerns none is under `other`.
 */
export function groupFailures(
  failures: readonly Failure[],
  overrides: readonly string[],
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const add = (name: string, line: string) => {
    const lines = groups.get(name) ?? [];
    if (!lines.includes(line)) groups.set(name, [...lines, line]);
  };
  const names = overrides.join('|');
  const mark = new RegExp(
    `\\[(${names})\\] |FAIL .*?[> ](${names}): |(?:^|\\s)engine/(${names})/\\S+\\(\\d+,\\d+\\): error`,
  );
  for (const { step, output } of failures) {
    const lines = output.split('\n').map(line => line.trim());
    const marked = lines.flatMap(line => {
      const match = mark.exec(line);
      const name = match?.[1] ?? match?.[2] ?? match?.[3];
      return match && name ? [{ name, line: line.slice(match.index) }] : [];
    });
    for (const { name, line } of marked) add(name, `${step}: ${line.trim()}`);
    if (marked.length > 0) continue;
    for (const line of lines.filter(Boolean).slice(-LAST_LINES))
      add('other', `${step}: ${line}`);
  }
  return groups;
}

export function printGroups(groups: ReadonlyMap<string, string[]>): void {
  for (const [name, lines] of groups) {
    console.log(`\n${name}`);
    for (const line of lines) console.log(`  ${line}`);
  }
}
