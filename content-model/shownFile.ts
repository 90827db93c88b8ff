/** The file that a command prints, or the start of it: `cat dist/index.js`. */
export function shownFile(command = ''): string | undefined {
  return /^(?:cat|head -n \d+) (\S+)$/.exec(command)?.[1];
}
