/** What a variant wrote: a hash over all its files, or why it failed. */
export type Built = { hash: string } | { error: string };

/** Why three builds do not prove a default; undefined if they do. */
export function judge(
  absent: Built,
  set: Built,
  other: Built,
): string | undefined {
  for (const built of [absent, set, other]) {
    if ('error' in built) return `A build failed: ${built.error}`;
  }
  const hash = (built: Built) => ('hash' in built ? built.hash : '');
  if (hash(absent) !== hash(set)) {
    return 'The build without the option and the build with its documented default write different files.';
  }
  return hash(absent) === hash(other)
    ? 'Another value writes the same files, so the case proves nothing.'
    : undefined;
}
