import { expect, test } from '@rstest/core';
import { readOutput } from './wrk.ts';

const COUNTS =
  '  41873 requests in 2.00s, 1.2GB read\nRequests/sec:  20936.50\n';

test.each([
  ['', 0],
  ['  Non-2xx or 3xx responses: 7\n', 7],
  ['  Socket errors: connect 1, read 2, write 3, timeout 4\n', 10],
])('counts the errors of %j', (line, errors) => {
  expect(readOutput(COUNTS + line)).toEqual({
    requests: 41873,
    errors,
    requestsPerSecond: 20936.5,
  });
});
