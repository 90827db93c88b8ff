import type { Dictionary } from '../../i18n/index.ts';

/** What is answered where an agent asks for Markdown that is not there. */
export function notFoundCopy(words: Dictionary, indexUrl: string): string {
  return `# ${words['notFound.title']}\n\n${words['notFound.text']}\n\n${indexUrl}\n`;
}
