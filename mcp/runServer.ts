import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Mistake } from '../tooling/mistakes.ts';
import { parseCommand, PORTS, readNumber } from '../tooling/readCommand.ts';
import { createServer, VERSION } from './createServer.ts';
import { createLibrary } from './Library.ts';
import type { Docs } from './docs/Docs.ts';
import { startHttp } from './http/startHttp.ts';
import { limitLines, tooLongAnswer } from './limitLines.ts';
import { MAX_MESSAGE_BYTES } from './limits.ts';

const DEFAULT_PORT = '3333';

const HELP = `rslib-docs-mcp: the documentation of Rslib for AI tools

  rslib-docs-mcp                    standard input and output
  rslib-docs-mcp --http             http://127.0.0.1:${DEFAULT_PORT}/mcp

  --port <number>                   another port
  --host <address>                  another address to listen on
  --allow-origin <origin>           lets pages of this origin ask; may be repeated
  --version, --help`;

/** Runs the command line; returns when the server is ready. */
export async function runServer(
  docs: Docs,
  argv: readonly string[],
): Promise<void> {
  const { values } = parseCommand(
    {
      args: [...argv],
      options: {
        http: { type: 'boolean', default: false },
        port: { type: 'string', default: DEFAULT_PORT },
        host: { type: 'string', default: '127.0.0.1' },
        'allow-origin': { type: 'string', multiple: true, default: [] },
        version: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    },
    '`--help` tells what there is.',
  );
  if (values.help) return console.log(HELP);
  if (values.version) return console.log(VERSION);
  const library = createLibrary(docs);
  if (!values.http) return serveLines(library);
  const port = readNumber('port', values.port, PORTS);
  const { host, 'allow-origin': origins } = values;
  const http = await startHttp(library, { host, port, origins }).catch(
    (error: Error) => {
      throw new Mistake(
        `The server can't listen on ${host}:${port}: ${error.message}. Stop what uses that address, or choose another with --port and --host.`,
      );
    },
  );
  const address = http.address();
  const actual = typeof address === 'object' ? address?.port : port;
  // Clients of the other kind read standard output.
  console.error(`Listening on http://${host}:${actual}/mcp`);
}

async function serveLines(
  library: ReturnType<typeof createLibrary>,
): Promise<void> {
  const input = limitLines(MAX_MESSAGE_BYTES, () =>
    process.stdout.write(tooLongAnswer(MAX_MESSAGE_BYTES)),
  );
  process.stdin.pipe(input);
  const transport = new StdioServerTransport(input, process.stdout);
  await createServer(library).connect(transport);
}
