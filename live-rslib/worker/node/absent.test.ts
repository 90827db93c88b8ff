import { expect, test } from '@rstest/core';
import { absent } from './absent.ts';

interface Http {
  createServer: () => void;
  Agent: new () => object;
}

const http = absent('node:http') as Http;

test('can be imported and extended', () => {
  expect(class extends http.Agent {}).toBeTypeOf('function');
  expect(`${http as unknown as string}`).toBe('node:http');
});

test('names what is missing once it is used', () => {
  expect(() => http.createServer()).toThrow(
    "node:http.createServer doesn't exist in a browser.",
  );
  expect(() => new http.Agent()).toThrow("node:http.Agent doesn't exist");
});

test('is neither an ECMAScript module nor a promise to wait for', async () => {
  const module = http as unknown as Record<string, unknown>;
  expect(module.__esModule).toBeUndefined();
  expect(module.then).toBeUndefined();
});
