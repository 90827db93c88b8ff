// Runs `rslib -c configs/macos.ts` behind a proxy that answers for nodejs.org.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import https from 'node:https';
import { connect } from 'node:net';

const name = 'node-v26.1.0-darwin-arm64';
const list = body => {
  const hash = createHash('sha256').update(body).digest('hex');
  return { status: 200, body: `${hash}  ${name}.tar.gz\n` };
};
const answers = {
  'no-checksums': { list: { status: 404 } },
  'checksum-not-listed': { list: { status: 200, body: '\n' } },
  'no-archive': { list: list(''), archive: { status: 503 } },
  'no-content': { list: list(''), archive: { status: 204 } },
  'checksum-mismatch': {
    list: list('an archive'),
    archive: { status: 200, body: 'half an arch' },
  },
  'broken-archive': {
    list: list('not an archive'),
    archive: { status: 200, body: 'not an archive' },
  },
  'no-executable': () => {
    mkdirSync(`${name}/bin`, { recursive: true });
    symlinkSync('missing', `${name}/bin/node`);
    execFileSync('tar', ['-czf', 'node.tar.gz', name]);
    const body = readFileSync('node.tar.gz');
    return { list: list(body), archive: { status: 200, body } };
  },
}[process.argv[2]];
const { list: checksums, archive } =
  typeof answers === 'function' ? answers() : answers;

const subject = ['-subj', '/CN=nodejs.org', '-addext', 'subjectAltName=DNS:nodejs.org'];
const keys = ['-nodes', '-keyout', 'key.pem', '-out', 'cert.pem'];
execFileSync('openssl', ['req', '-x509', ...subject, ...keys], { stdio: 'ignore' });

const site = https.createServer(
  { key: readFileSync('key.pem'), cert: readFileSync('cert.pem') },
  ({ url }, response) => {
    const { status, body } = url.endsWith('.txt') ? checksums : archive;
    response.writeHead(status, { connection: 'close' }).end(body);
  },
);
const proxy = createServer().on('connect', (_, socket) => {
  const end = connect(site.address().port, '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    end.pipe(socket).pipe(end);
  });
});
await new Promise(listening => site.listen(0, '127.0.0.1', listening));
await new Promise(listening => proxy.listen(0, '127.0.0.1', listening));

rmSync('cache', { recursive: true, force: true });
const rslib = spawn('rslib', ['-c', 'configs/macos.ts'], {
  env: {
    ...process.env,
    PATH: `${process.cwd()}/node_modules/node-26/bin:${process.env.PATH}`,
    XDG_CACHE_HOME: `${process.cwd()}/cache`,
    NODE_USE_ENV_PROXY: '1',
    NODE_EXTRA_CA_CERTS: 'cert.pem',
    HTTPS_PROXY: `http://127.0.0.1:${proxy.address().port}`,
  },
});
let printed = '';
rslib.stdout.on('data', text => (printed += text));
rslib.stderr.on('data', text => (printed += text));
rslib.on('close', code => {
  // The process and the time are part of the name of a download.
  console.log(printed.replace(/tmp-\d+-\d+/, 'tmp-4242-1767225600000'));
  process.exit(code);
});
