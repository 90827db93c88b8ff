import { expect, test } from '@rstest/core';
import { addressOf } from './servedRelease.ts';

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
