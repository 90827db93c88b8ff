import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answer, notFound, readOnly } from '../answer.ts';
import type { Library } from '../Library.ts';
import { findPage } from '../find/findPage.ts';
import { chooseLang, languageParameter } from '../languages.ts';
import {
  MAX_ANSWER_LENGTH,
  MAX_NAME_LENGTH,
  MAX_OUTPUT_LENGTH,
  MAX_QUERY_LENGTH,
  MAX_WHOLE_LENGTH,
  textParameter,
} from '../limits.ts';
import { quoteSections, type QuoteLimits } from '../describe/quote.ts';

/** The best sections in full, and the beginning of the next ones. */
const QUOTES: QuoteLimits = {
  count: 8,
  most: 3600,
  least: 500,
  all: MAX_ANSWER_LENGTH,
};
/** A section about a message is short: cause and fix of each. */
const ANSWERS: QuoteLimits = { ...QUOTES, count: 4, least: 1400 };

const UNKNOWN =
  'The documentation has no such message. These sections may be related:';

/** search, explain_error, and get_page. */
export function registerPages(
  server: McpServer,
  { docs, search, errors }: Library,
): void {
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Answers a question about Rslib with the sections of its documentation that fit best: where each is, its URL, and its text with code. Read more of a page with get_page.',
      inputSchema: {
        query: textParameter(MAX_QUERY_LENGTH).describe(
          'A question, words, an option of Rslib or of another tool',
        ),
        language: languageParameter,
      },
      annotations: readOnly,
    },
    async ({ query, language }) => {
      const lang = chooseLang(language, query);
      const found = await search.searchWithPage(query, lang);
      return found.length > 0
        ? answer(quoteSections(docs.pages(), found, QUOTES))
        : notFound(`Nothing was found for "${query}". Try fewer words.`);
    },
  );

  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error message',
      description:
        'Explains the messages in the output of a build, a type check, or a program that uses a library: cause and fix, from the documentation.',
      inputSchema: {
        message: textParameter(MAX_OUTPUT_LENGTH).describe(
          'The message, or the whole output; colors and paths may stay',
        ),
        language: languageParameter,
      },
      annotations: readOnly,
    },
    async ({ message, language }) => {
      const { isKnown, paths } = await errors.explain(
        message,
        chooseLang(language, message),
      );
      const text = quoteSections(
        docs.pages(),
        paths,
        isKnown ? ANSWERS : QUOTES,
      );
      if (isKnown) return answer(text);
      return paths.length > 0
        ? answer(`${UNKNOWN}\n\n${text}`)
        : notFound(
            'The documentation has no such message. Send its most telling line, or use search with a few words.',
          );
    },
  );

  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description:
        'Returns a page of the documentation as Markdown, or one section of it (path with #section). Of a long page, it returns the list of sections and the beginning, unless whole is true.',
      inputSchema: {
        path: textParameter(MAX_NAME_LENGTH).describe(
          'URL or path, such as /guide/start/quick-start or /config/lib/dts#dtsbundle',
        ),
        whole: z.boolean().optional().describe('The whole of a long page'),
        language: languageParameter,
      },
      annotations: readOnly,
    },
    ({ path: name, whole = false, language }) => {
      const lang = chooseLang(language, name.replace(/^https?:\/\/[^/]+/, ''));
      const most = whole ? MAX_WHOLE_LENGTH : MAX_ANSWER_LENGTH;
      const found = findPage(docs.pages(), name, lang, most);
      return 'problem' in found ? notFound(found.problem) : answer(found.text);
    },
  );
}
