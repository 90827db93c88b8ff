/** Draws the files in a folder as a tree; undefined if there are none. */
export function drawTree(
  folder: string,
  files: readonly string[],
): string | undefined {
  const start = folder === '.' ? '' : `${folder}/`;
  const below = files
    .filter(file => file.startsWith(start))
    .map(file => file.slice(start.length).split('/'));
  return below.length > 0
    ? [folder, ...drawLevel(below, '')].join('\n')
    : undefined;
}

function drawLevel(paths: readonly string[][], indent: string): string[] {
  const names = [...new Set(paths.flatMap(([name]) => name ?? []))].sort();
  return names.flatMap((name, index) => {
    const isLast = index === names.length - 1;
    const inside = paths
      .filter(([first, ...rest]) => first === name && rest.length > 0)
      .map(([, ...rest]) => rest);
    return [
      `${indent}${isLast ? '└──' : '├──'} ${name}`,
      ...drawLevel(inside, `${indent}${isLast ? '    ' : '│   '}`),
    ];
  });
}
