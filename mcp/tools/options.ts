import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { defaultLang } from '../../site/locales.ts';
import { answer, notFound, readOnly } from '../answer.ts';
import type { Library } from '../Library.ts';
import { describeOutput } from '../describe/describeOutput.ts';
import { describeOption, findOptions } from '../find/findOptions.ts';
import { describeSamples, findOutput } from '../find/findOutput.ts';
import { chooseLang, languageParameter } from '../languages.ts';
import { MAX_NAME_LENGTH, optionsParameter, textParameter } from '../limits.ts';
import { describeUnknown } from '../describe/describeUnknown.ts';

/** `target` is the end of a few options; more would be a list, not an answer. */
const MAX_OPTIONS = 4;

/** get_option and get_output. */
export function registerOptions(server: McpServer, { docs }: Library): void {
  server.registerTool(
    'get_option',
    {
      title: 'Look up an option',
      description:
        'Returns the type, default, first version, description, an example, and the page of an Rslib configuration option. Knows the options of other build tools, too, and what replaces them.',
      inputSchema: {
        name: textParameter(MAX_NAME_LENGTH).describe(
          'Its path: dts, lib.dts.bundle, output.distPath.root',
        ),
        language: languageParameter,
      },
      annotations: readOnly,
    },
    ({ name, language }) => {
      const lang = chooseLang(language, name);
      const known = docs.options()[lang];
      const found = findOptions(known, name).slice(0, MAX_OPTIONS);
      const pages = docs.pages();
      const sources = { pages, examples: docs.examples() };
      if (found.length === 0) return describeUnknown(known, pages, name, lang);
      return answer(
        found.map(one => describeOption(one, sources, lang)).join('\n\n'),
      );
    },
  );

  server.registerTool(
    'get_output',
    {
      title: 'See what options do to the output (Playground)',
      description:
        'What does Rslib write for these options? Returns the files of a small library that was actually built with them, its config and package.json, who can load it, or why the build fails. Without options, it lists the libraries with their options.',
      inputSchema: {
        options: optionsParameter
          .optional()
          .describe('Such as { "format": "umd", "output.target": "web" }'),
        sample: textParameter(MAX_NAME_LENGTH)
          .optional()
          .describe('A library; by default, the first that has the options'),
        language: languageParameter,
      },
      annotations: readOnly,
    },
    ({ options: asked = {}, sample: name, language }) => {
      const all = docs.samples();
      const samples = all.filter(({ id }) => name === undefined || id === name);
      if (samples.length === 0) {
        const ids = all.map(({ id }) => id).join(', ');
        return notFound(`There is no sample ${name}. Samples: ${ids}.`);
      }
      if (name === undefined && Object.keys(asked).length === 0) {
        return answer(describeSamples(samples));
      }
      const found = findOutput(samples, asked);
      return 'problem' in found
        ? notFound(
            `No sample was built with these options:\n${found.problem}\nget_output without options lists what there is.`,
          )
        : answer(
            describeOutput(found.sample, found.choice, language ?? defaultLang),
          );
    },
  );
}
