/** A built library, installed as its users have it. */
export interface LoadCase {
  /** The folder of the package. */
  folder: string;
  /** The file to load, from that folder. */
  main: string;
}

/** Names that stand for the module itself rather than for something in it. */
const moduleNames = new Set(['__esModule', 'module.exports']);

/** The names a module gives; `default` only if it gives nothing else. */
export function namesOf(module: object): string[] {
  const names = Object.keys(module).filter(name => !moduleNames.has(name));
  const own = names.filter(name => name !== 'default');
  return (own.length > 0 ? own : names).sort();
}

/** An error in one line, without the folder of the package. */
export function describeError(error: unknown, folder: string): string {
  const { name, message } =
    error instanceof Error || isErrorOfAnotherRealm(error)
      ? error
      : { name: 'Error', message: String(error) };
  const [line = ''] = message.split('\n');
  return `${name}: ${line}`
    .replaceAll(`file://${folder}/`, '')
    .replaceAll(`${folder}/`, '');
}

function isErrorOfAnotherRealm(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'message' in error;
}
