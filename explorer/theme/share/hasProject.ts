/** A project is in the part of an address that browsers don't send. */
export const KEY = '#project=';

/** Whether a link brings a project, which the page then loads the code to read for. */
export function hasProject(hash: string): boolean {
  return hash.startsWith(KEY);
}
