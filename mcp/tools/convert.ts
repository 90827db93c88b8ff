import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { convert } from '@rslib-website/converter/convert';
import { tools } from '@rslib-website/converter/Conversion';
import { readRows } from '@rslib-website/converter/readRows';
import { z } from 'zod';
import { translateAddress } from '../../shared/siteAddress.ts';
import { addressRules } from '../../site/locales.ts';
import { answer, notFound, readOnly } from '../answer.ts';
import { describeConversion } from '../describe/describeConversion.ts';
import type { Library } from '../Library.ts';
import { chooseLang, languageParameter } from '../languages.ts';
import { MAX_OUTPUT_LENGTH, textParameter } from '../limits.ts';

/** convert_config. */
export function registerConvert(server: McpServer, { docs }: Library): void {
  server.registerTool(
    'convert_config',
    {
      title: 'Convert a config of another tool',
      description:
        'Turns the config of tsup, tsdown, Vite (library mode), Rollup, or unbuild into rslib.config.ts. Returns the file, the changes to package.json, and what changed its meaning, was left out, or could not be read, each with what the migration guide says. Reads the text and runs nothing.',
      inputSchema: {
        tool: z.enum(tools).describe('Whose config it is'),
        config: textParameter(MAX_OUTPUT_LENGTH).describe(
          'The text of tsup.config.ts, vite.config.ts, and so on',
        ),
        package_json: textParameter(MAX_OUTPUT_LENGTH)
          .optional()
          .describe(
            'The text of package.json; names of files and packages depend on it',
          ),
        language: languageParameter,
      },
      annotations: readOnly,
    },
    ({ tool, config, package_json: manifest, language }) => {
      const lang = chooseLang(language, '');
      const pages = docs.pages();
      const rows = readRows(
        tool,
        page => pages[translateAddress(page, lang, addressRules)] ?? [],
      );
      try {
        const conversion = convert({ tool, config, manifest }, rows);
        return answer(describeConversion(conversion, tool, lang));
      } catch (error) {
        // Of all that is given, only package.json is refused with an error.
        return notFound(
          `package_json can't be read: ${error instanceof Error ? error.message : String(error)} Pass its whole text, or leave it out.`,
        );
      }
    },
  );
}
