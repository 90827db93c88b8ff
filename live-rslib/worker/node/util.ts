type Done = (error: Error | null, value?: unknown) => void;
type WithCallback = (...args: unknown[]) => void;

function promisify(work: WithCallback) {
  return function (this: unknown, ...args: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const done: Done = (error, value) => {
        if (error) reject(error);
        else resolve(value);
      };
      work.call(this, ...args, done);
    });
  };
}

function inspect(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (value instanceof Error) return value.stack ?? String(value);
  if (typeof value !== 'object' || value === null) return String(value);
  return JSON.stringify(value, undefined, 2);
}

/** The first argument with the others in place of `%s`, `%d`, and so on. */
function format(...args: unknown[]): string {
  const [first, ...rest] = args;
  const show = (value: unknown) =>
    typeof value === 'string' ? value : inspect(value);
  if (typeof first !== 'string') return args.map(show).join(' ');
  const text = first.replace(/%[sdifjoO%]/g, mark => {
    if (mark === '%%') return '%';
    if (rest.length === 0) return mark;
    const value = rest.shift();
    if (mark === '%j') return JSON.stringify(value);
    if (mark === '%d' || mark === '%i' || mark === '%f')
      return `${Number(value)}`;
    return show(value);
  });
  return [text, ...rest.map(show)].join(' ');
}

function inherits(child: { prototype: object }, parent: { prototype: object }) {
  Object.setPrototypeOf(child.prototype, parent.prototype);
}

const types = {
  isPromise: (value: unknown) => value instanceof Promise,
  isRegExp: (value: unknown) => value instanceof RegExp,
  isDate: (value: unknown) => value instanceof Date,
};

/** `node:util`, as far as the tools use it, without colors. */
export const util = {
  types,
  promisify,
  inspect,
  format,
  inherits,
  deprecate: <T>(work: T): T => work,
  styleText: (_style: unknown, text: string) => text,
  stripVTControlCharacters: (text: string) =>
    // eslint-disable-next-line no-control-regex
    text.replace(/\x1b\[[0-9;]*[A-Za-z]/g, ''),
  TextEncoder,
  TextDecoder,
};
