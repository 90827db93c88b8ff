import path from 'node:path';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Lang } from '../site/locales.ts';
import { answer, notFound } from './answer.ts';
import { describeExample, findExamples } from './examples.ts';
import { describeOption, findOptions } from './findOptions.ts';
import { findPage } from './findPage.ts';
import { chooseLang, languageParameter } from './languages.ts';
import { MAX_NAME_LENGTH, MAX_QUERY_LENGTH, textParameter } from './limits.ts';
import { readOptions, type OptionEntry } from './readOptions.ts';
import { PageSearch } from './searchPages.ts';

const readOnly = { readOnlyHint: true, openWorldHint: false };

/** The documentation as read-only tools. `root` is the project. */
export function createServer(root: string): McpServer {
  const dist = path.join(root, 'dist');
  const examples = path.join(root, 'examples');
  const pages = new PageSearch(dist);
  const options = new Map<Lang, OptionEntry[]>();
  const optionsOf = (lang: Lang) => {
    const known =
      options.get(lang) ??
      readOptions(root, path.join(root, 'node_modules/@rslib/core'), lang);
    options.set(lang, known);
    return known;
  };
  const server = new McpServer({ name: 'rslib-docs', version: '1.0.1' });

  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds sections of the Rslib documentation, best match first: where it is, its URL, and the text around the match. Read a page with get_page.',
      inputSchema: {
        query: textParameter(MAX_QUERY_LENGTH).describe(
          'Words, an option or an error message',
        ),
        language: languageParameter,
      },
      annotations: readOnly,
    },
    async ({ query, language }) => {
      const found = await pages.search(query, chooseLang(language, query));
      return found.length > 0
        ? answer(...found)
        : notFound(`Nothing was found for "${query}". Try fewer words.`);
    },
  );

  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description: 'Returns a page of the documentation as Markdown.',
      inputSchema: {
        path: textParameter(MAX_NAME_LENGTH).describe(
          'URL of the page, such as /guide/start/quick-start',
        ),
        language: languageParameter,
      },
      annotations: readOnly,
    },
    ({ path: name, language }) => {
      const lang = chooseLang(language, name.replace(/^https?:\/\/[^/]+/, ''));
      const markdown = findPage(dist, name, lang);
      return markdown
        ? answer(markdown)
        : notFound(
            `There is no page ${name}. Find its URL with search; get_page with / is the home page.`,
          );
    },
  );

  server.registerTool(
    'get_option',
    {
      title: 'Look up an option',
      description:
        'Returns the type, default, description, and page of an Rslib configuration option.',
      inputSchema: {
        name: textParameter(MAX_NAME_LENGTH).describe(
          'Its path: dts, lib.dts.bundle, output.target',
        ),
        language: languageParameter,
      },
      annotations: readOnly,
    },
    ({ name, language }) => {
      const known = optionsOf(chooseLang(language, name));
      const found = findOptions(known, name);
      return found.length > 0
        ? answer(found.map(describeOption).join('\n\n'))
        : notFound(
            `There is no option ${name}. Options: ${known.map(one => one.name).join(', ')}.`,
          );
    },
  );

  server.registerTool(
    'list_examples',
    {
      title: 'List the examples',
      description:
        'Lists the example projects by name and title; all of them were actually built. Read one with get_example.',
      inputSchema: {
        query: textParameter(MAX_NAME_LENGTH)
          .optional()
          .describe('Words in the name or title'),
      },
      annotations: readOnly,
    },
    ({ query }) => {
      const found = findExamples(examples, query);
      return found.length > 0
        ? answer(found.map(({ id, title }) => `- ${id}: ${title}`).join('\n'))
        : notFound(`No example has the words "${query ?? ''}". Try fewer.`);
    },
  );

  server.registerTool(
    'get_example',
    {
      title: 'Read an example',
      description:
        'Returns the source files of an example project, and the files and messages that its build actually produced.',
      inputSchema: {
        name: textParameter(MAX_NAME_LENGTH).describe(
          'A name from list_examples',
        ),
      },
      annotations: readOnly,
    },
    ({ name }) => {
      const text = describeExample(examples, name);
      return text
        ? answer(text)
        : notFound(`There is no example ${name}. list_examples has the names.`);
    },
  );

  return server;
}
