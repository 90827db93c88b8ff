import { globSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from './hashInputs.ts';

/**
 * A name for what search indexes look like: a hash of the code that writes and
 * reads them, without their content. A tab never gets an index of another form,
 * and pages don't change when only the content does.
 */
export function searchFormat(projectRoot: string): string {
  return hashCode(projectRoot, [
    'search/*.ts',
    'search/{chinese,synonyms}/*.ts',
    'plugins/search-index/*.ts',
  ]);
}

/** The same for the messages that the error decoder reads. */
export function errorFormat(projectRoot: string): string {
  return hashCode(projectRoot, [
    'error-decoder/search/*.ts',
    'error-decoder/plugins/*.ts',
  ]);
}

function hashCode(projectRoot: string, patterns: readonly string[]): string {
  const files = globSync(patterns, { cwd: projectRoot });
  return hashInputs(
    projectRoot,
    files.map(file => join(projectRoot, file)),
  );
}
