/** @rstest-environment happy-dom */
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  rs,
  test,
} from '@rstest/core';
import { reportErrors } from './reportErrors.ts';

const fetched = rs.fn(() => Promise.reject(new Error('no collector')));
const listeners: [string, EventListener][] = [];

function start(share = 1): void {
  reportErrors({ url: '/reports', share }, 40);
}

beforeEach(() => {
  rs.stubGlobal('fetch', fetched);
  fetched.mockClear();
  window.history.replaceState(null, '', '/guide/x?q=my-secret#my-hash');
  rs.spyOn(window, 'addEventListener').mockImplementation(
    (name: string, listener: unknown) => {
      listeners.push([name, listener as EventListener]);
    },
  );
});
afterEach(() => {
  rs.restoreAllMocks();
  listeners.length = 0;
});

const own = (path: string) => location.origin + path;

/** Passes an event to what listens for it, and returns what was sent. */
function happen(name: string, event: object): unknown[] {
  fetched.mockClear();
  for (const [heard, listener] of listeners) {
    if (heard === name) listener(event as Event);
  }
  return fetched.mock.calls.map(call => {
    const [, { body }] = call as unknown as [string, { body: string }];
    return JSON.parse(body) as unknown;
  });
}

const error = (message: string, filename = own('/static/js/a.js?x#y')) => ({
  target: window,
  message,
  filename,
  lineno: 3,
  colno: 4,
});

describe('reportErrors', () => {
  test('says what and where, and nothing about the reader', () => {
    start();
    expect(
      happen('error', error('no https://a.example/?q=my-secret#x here')),
    ).toEqual([
      {
        type: 'script-error',
        path: '/guide/x',
        message: 'no https://a.example/ here',
        file: '/static/js/a.js',
        line: 3,
        column: 4,
      },
    ]);
    expect(fetched).toHaveBeenCalledWith(
      '/reports',
      expect.objectContaining({
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      }),
    );
  });

  test('cuts long messages', () => {
    start();
    expect(happen('error', error('a'.repeat(99)))).toMatchObject([
      { message: 'a'.repeat(40) },
    ]);
  });

  test('leaves the code of extensions alone', () => {
    start();
    expect(happen('error', error('x', 'chrome-extension://a/b.js'))).toEqual(
      [],
    );
    expect(happen('error', error('x', ''))).toEqual([]);
    const reason = Object.assign(new Error('x'), {
      stack: 'at chrome-extension://a/b.js:1:2',
    });
    expect(happen('unhandledrejection', { reason })).toEqual([]);
  });

  test('tells of promises, with the first place in their stack', () => {
    start();
    const reason = Object.assign(new TypeError('late'), {
      stack: `TypeError: late\n    at f (${own('/static/js/a.js')}:5:6)`,
    });
    expect(happen('unhandledrejection', { reason })).toMatchObject([
      {
        message: 'TypeError: late',
        file: '/static/js/a.js',
        line: 5,
        column: 6,
      },
    ]);
    expect(happen('unhandledrejection', { reason: 'text' })).toEqual([]);
  });

  test('tells of a file that did not load', () => {
    start();
    const target = document.createElement('script');
    target.setAttribute('src', '/static/js/b.js');
    expect(happen('error', { target })).toMatchObject([
      { message: 'did not load', file: '/static/js/b.js' },
    ]);
  });

  test('sends the same error once, and five at most', () => {
    start();
    expect(happen('error', error('1'))).toHaveLength(1);
    expect(happen('error', error('1'))).toHaveLength(0);
    for (const name of '2345') happen('error', error(name));
    expect(happen('error', error('6'))).toHaveLength(0);
  });

  test('only a share of page loads listens', () => {
    rs.spyOn(Math, 'random').mockReturnValue(0.1);
    start(0.1);
    expect(listeners).toEqual([]);
    start(0.2);
    expect(listeners).toHaveLength(2);
  });
});
