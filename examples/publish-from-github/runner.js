// Runs the commands of the workflow as GitHub does, with a registry that prints which
// requests reach it. The packages are installed already, so `npm ci` is left out.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const input = readFileSync('.github/workflows/release.yml');
const [workflow] = JSON.parse(execFileSync('npx', ['yaml', '--json'], { input }));

const server = createServer((request, response) => {
  request.resume();
  const token = request.headers.authorization?.replace('Bearer ', '');
  const answer = (status, body) => {
    console.log(`${request.method} ${request.url.split('?')[0]}: ${token ?? 'no token'}`);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  if (request.url.startsWith('/id-token')) {
    answer(200, { value: 'the identity of this run' });
  } else if (request.url.includes('/oidc/token/exchange/')) {
    answer(201, { token: 'valid for this release' });
  } else if (request.method === 'PUT') {
    answer(token === 'valid for this release' ? 201 : 401, {});
  } else {
    response.writeHead(404).end('{}');
  }
}).listen(0, 'localhost');
await once(server, 'listening');

const registry = `http://localhost:${server.address().port}/`;
const env = {
  ...process.env,
  npm_config_offline: 'false',
  npm_config_registry: registry,
  GITHUB_ACTIONS: 'true',
};
if (workflow.permissions['id-token'] === 'write') {
  env.ACTIONS_ID_TOKEN_REQUEST_URL = `${registry}id-token`;
  env.ACTIONS_ID_TOKEN_REQUEST_TOKEN = 'this run';
}
for (const { run } of workflow.jobs.publish.steps) {
  if (!run || run === 'npm ci') continue;
  const child = spawn(run, { env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (log += text));
  const [exit] = await once(child, 'close');
  console.log(`${run}: exit code ${exit}`);
  for (const line of log.replaceAll(`:${server.address().port}`, '').split('\n'))
    if (/code E|need auth|^\+ |All good/.test(line)) console.log(line);
  if (exit) process.exitCode = exit;
}
server.close();
server.closeAllConnections();
