/** Lines that say what ran, with which tool, and not why it failed. */
const frame = [
  /^ *Rslib v\S+$/,
  /^(?:info|start|ready) {3,4}/,
  /^error {3}(?:build failed|Failed to build|Rspack build)/,
  // Node.js warns once in a process, so not with every build.
  /^\(node\) Warning: |^\(Use `node --trace-warnings/,
];

/** Why a build was refused, in the tool's own words. */
export function messageOf(log: readonly string[]): string {
  return log
    .filter(line => !frame.some(part => part.test(line)))
    .join('\n')
    .trim();
}
