/**
 * Ends a command: prints the problems and what to do about them, then a line with
 * totals. Any problem fails the command.
 */
export function reportProblems(
  problems: readonly string[],
  { total, remedy }: { total: string; remedy?: string },
): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 && remedy) console.error(remedy);
  console.log(`${total}, ${problems.length} failed`);
  if (problems.length > 0) process.exitCode = 1;
}
