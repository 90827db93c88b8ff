import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen, type Listening } from './listen.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/**
 * Serves a folder's files on a free port. The folder may be filled later, so that
 * a build can contain the URL. Other origins may read the files, as a host of
 * remote modules has to allow.
 */
export async function serveFolder(folder: string): Promise<Listening> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.join(folder, pathname === '/' ? 'index.html' : pathname);
    const type = contentTypes[path.extname(file)] ?? 'text/plain';
    readFile(file).then(
      body =>
        response
          .writeHead(200, {
            'content-type': type,
            'access-control-allow-origin': '*',
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  return listen(server);
}
