// Runs a command with a registry that has version 1.0.0 and refuses to replace it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const published = ['1.0.0'];

const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  if (request.method !== 'PUT') {
    response.writeHead(404).end('{}');
    return;
  }
  const { versions } = JSON.parse(Buffer.concat(parts).toString());
  const [version] = Object.keys(versions);
  const error = `You cannot publish over the previously published versions: ${version}.`;
  if (published.includes(version)) response.writeHead(403).end(JSON.stringify({ error }));
  else response.writeHead(201).end('{}');
}).listen(0, 'localhost');
await once(server, 'listening');

const registry = `localhost:${server.address().port}/`;
writeFileSync('.npmrc', `registry=http://${registry}\n//${registry}:_authToken=x\n`);
const [command, ...args] = process.argv.slice(2);
const env = { ...process.env, npm_config_offline: 'false' };
const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
const printed = [];
for (const stream of [child.stdout, child.stderr]) stream.on('data', part => printed.push(part));
const [exit] = await once(child, 'close');
const lines = Buffer.concat(printed).toString().replaceAll(registry, 'localhost/').split('\n');
console.log(lines.filter(line => /^\+|^npm error (code|403)/.test(line)).join('\n'));
process.exitCode = exit;
server.close();
server.closeAllConnections();
