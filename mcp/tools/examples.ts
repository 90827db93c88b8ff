import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { answer, notFound, readOnly } from '../answer.ts';
import type { Library } from '../Library.ts';
import { describeExample, describeFile } from '../describe/describeExample.ts';
import { findExamples } from '../find/findExamples.ts';
import {
  MAX_NAME_LENGTH,
  MAX_QUERY_LENGTH,
  MAX_WHOLE_LENGTH,
  textParameter,
} from '../limits.ts';

/** list_examples and get_example. */
export function registerExamples(server: McpServer, { docs }: Library): void {
  server.registerTool(
    'list_examples',
    {
      title: 'Find examples',
      description:
        'Finds example projects by words, best match first: name and title. All of them were actually built. Without a query, it lists all. Read one with get_example.',
      inputSchema: {
        query: textParameter(MAX_QUERY_LENGTH)
          .optional()
          .describe(
            'Words in its name, title, files, code, or the sections that show it: react css modules',
          ),
      },
      annotations: readOnly,
    },
    ({ query }) => {
      const found =
        query === undefined
          ? docs.examples()
          : findExamples(docs.examples(), query);
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
        file: textParameter(MAX_NAME_LENGTH)
          .optional()
          .describe('Only this file, in full: dist/index.js'),
      },
      annotations: readOnly,
    },
    ({ name, file }) => {
      const example = docs.examples().find(({ id }) => id === name);
      if (!example) {
        return notFound(
          `There is no example ${name}. list_examples has the names.`,
        );
      }
      if (file === undefined) {
        return answer(describeExample(example, MAX_WHOLE_LENGTH));
      }
      const text = describeFile(example, file, MAX_WHOLE_LENGTH);
      const names = Object.keys({ ...example.sources, ...example.output });
      return text
        ? answer(text)
        : notFound(`${name} has no file ${file}. Files: ${names.join(', ')}.`);
    },
  );
}
