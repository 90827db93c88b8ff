import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Library } from './Library.ts';
import { registerConvert } from './tools/convert.ts';
import { registerExamples } from './tools/examples.ts';
import { registerOptions } from './tools/options.ts';
import { registerPages } from './tools/pages.ts';

/** What a client shows to its model before any tool is called. */
const INSTRUCTIONS =
  'Documentation of Rslib, a build tool for JavaScript and TypeScript libraries. Start with search, get_option, or explain_error; their answers quote the pages. Paths such as /config/lib/dts#dtsbundle are for get_page.';

/** The version of the package, which is that of the Rslib it describes. */
export const VERSION = '1.0.1';

/** The documentation as read-only tools. */
export function createServer(library: Library): McpServer {
  const server = new McpServer(
    { name: 'rslib-docs', version: VERSION },
    { instructions: INSTRUCTIONS },
  );
  registerPages(server, library);
  registerOptions(server, library);
  registerExamples(server, library);
  registerConvert(server, library);
  return server;
}
