/** What the build of an example wrote: `examples/results/<id>.json`. */
export interface BuiltExample {
  files: Record<string, string[]>;
}

/**
 * A part of a line that the build wrote. A drawing shows nothing else, so what
 * isn't there fails the build of the site.
 */
export function excerptOf(
  { files }: BuiltExample,
  file: string,
  part: string,
): string {
  const isThere = files[file]?.some(line => line.includes(part));
  if (isThere) return part;
  throw new Error(
    `[home] ${file} of the example has no "${part}", so the drawing would show code that Rslib doesn't write. ` +
      'Look at the file in examples/results, and name what it has instead.',
  );
}
