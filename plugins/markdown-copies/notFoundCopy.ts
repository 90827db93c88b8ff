import type { Dictionary } from '../../i18n/index.ts';

/** What is answered where an agent asks for Markdown that is not there. */
export function notFoundCopy(strings: Dictionary, indexUrl: string): string {
  return `# ${strings['notFound.title']}\n\n${strings['notFound.text']}\n\n${indexUrl}\n`;
}
