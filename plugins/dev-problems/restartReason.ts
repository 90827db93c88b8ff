import path from 'node:path';

/** Why the server starts anew, for the page that waits for it. */
export function restartReason(
  changed: string | null | undefined,
  root: string,
): string {
  const file = changed ? path.relative(root, changed) : '';
  // engine/dev-restart tells the engine of pages by a file outside the project.
  const why =
    file === '' || file.startsWith('..')
      ? 'a page came or went'
      : `${file.split(path.sep).join('/')} changed`;
  return `The server restarts, because ${why}…`;
}
