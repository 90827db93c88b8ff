import { createServer } from 'node:http';
import { expect, onTestFinished, test } from '@rstest/core';
import { addressOf, servedRelease } from './servedRelease.ts';

test.each([
  ['80', { host: '127.0.0.1', port: 80 }],
  ['*:8080', { host: '127.0.0.1', port: 8080 }],
  ['0.0.0.0:8080 default_server', { host: '127.0.0.1', port: 8080 }],
  ['127.0.0.1:4173', { host: '127.0.0.1', port: 4173 }],
  ['[::]:80', { host: '::1', port: 80 }],
  ['[fe80::1]:81', { host: 'fe80::1', port: 81 }],
  ['10.0.0.7', { host: '10.0.0.7', port: 80 }],
  ['unix:/run/docs.sock', { socketPath: '/run/docs.sock' }],
])('listen %s is asked at %j', (listen, address) => {
  expect(addressOf(listen)).toEqual(address);
});

test.each([
  [200, { release: '0011-a', says: 'with 0011-a' }],
  [403, { says: '403 for 0011-a' }],
  [500, { says: '500 for 0011-a' }],
])('an answer of %i is %j', async (status, served) => {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'X-Release': '0011-a' }).end();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  expect(await servedRelease(`127.0.0.1:${port}`, '_')).toEqual(served);
});
