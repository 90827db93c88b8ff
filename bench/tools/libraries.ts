import { expectNumber, type Library } from './Library.ts';

const MODULES = 200;
const COMPONENTS = 30;

/** A few modules and one dependency: mostly the time a tool takes to start. */
function createSmall(): Library {
  return {
    id: 'small',
    entry: 'src/index.ts',
    files: {
      'src/index.ts': `export { events, type LedgerEvents } from './events';
export { formatTotal } from './format';
export { Ledger } from './ledger';
export { parseLine, type Entry } from './parse';
`,
      'src/events.ts': `import mitt, { type Emitter } from 'mitt';

export type LedgerEvents = { added: number };

export const events: Emitter<LedgerEvents> = mitt<LedgerEvents>();
`,
      'src/format.ts': `const roundedCents = (value: number): number => Math.round(value * 100) / 100;

export function formatTotal(value: number): number {
  return roundedCents(value);
}
`,
      'src/parse.ts': `export interface Entry {
  label: string;
  amount: number;
}

export function parseLine(line: string): Entry {
  const [label, amount] = line.split(':');
  return { label: label?.trim() ?? '', amount: Number(amount ?? 0) };
}
`,
      'src/ledger.ts': `import { events } from './events';
import { formatTotal } from './format';
import { parseLine, type Entry } from './parse';

export class Ledger {
  #entries: Entry[] = [];

  add(line: string): Entry {
    const entry = parseLine(line);
    this.#entries.push(entry);
    events.emit('added', entry.amount);
    return entry;
  }

  get total(): number {
    return formatTotal(this.#entries.reduce((sum, { amount }) => sum + amount, 0));
  }
}
`,
    },
    exports: ['Ledger', 'events', 'formatTotal', 'parseLine'],
    keeps: [/from\s*["']mitt["']/, /roundedCents/, /#entries/, /\?\?/],
    probe: built => {
      expectNumber(built, 'formatTotal', 1.005, 1);
    },
  };
}

const padded = (index: number) => String(index).padStart(3, '0');

/** What a module imports: the one before it, and two that are farther away. */
const importsOf = (index: number) =>
  [...new Set([index - 1, Math.floor(index / 2), index - 17])].filter(
    other => other >= 0 && other < index,
  );

function moduleText(index: number): string {
  const id = padded(index);
  const others = importsOf(index).map(padded);
  const [first] = others;
  return [
    ...others.map(
      other =>
        `import { step${other}, type Item${other} } from './module${other}';`,
    ),
    '',
    `export interface Item${id}<Value = number> {`,
    '  readonly id: string;',
    '  value: Value;',
    ...(first ? [`  previous?: Item${first};`] : []),
    '}',
    '',
    `const offset${id} = ${index};`,
    '',
    `export function step${id}(value: number): number {`,
    `  return value + offset${id};`,
    '}',
    '',
    `export function create${id}(value: number): Item${id} {`,
    `  const item: Item${id} = { id: 'item-${id}', value: step${id}(value) };`,
    '  return item;',
    '}',
    '',
    `export class Registry${id} {`,
    `  #items = new Map<string, Item${id}>();`,
    '',
    `  add(item: Item${id}): this {`,
    '    this.#items.set(item.id, item);',
    '    return this;',
    '  }',
    '',
    `  find(id: string): Item${id} | undefined {`,
    '    return this.#items.get(id);',
    '  }',
    '',
    '  get total(): number {',
    '    let sum = 0;',
    '    for (const item of this.#items.values()) sum += item.value ?? 0;',
    '    return sum;',
    '  }',
    '}',
    '',
    `export const sum${id} = (value: number): number =>`,
    `  ${[`step${id}(value)`, ...others.map(other => `step${other}(value)`)].join(' + ')};`,
    '',
  ].join('\n');
}

/** 200 modules that import each other, without a dependency. */
function createModules(): Library {
  const indexes = Array.from({ length: MODULES }, (_, index) => index);
  const last = MODULES - 1;
  const value = 10;
  return {
    id: 'modules',
    entry: 'src/index.ts',
    files: {
      'src/index.ts': indexes
        .map(index => `export * from './module${padded(index)}';\n`)
        .join(''),
      ...Object.fromEntries(
        indexes.map(index => [
          `src/module${padded(index)}.ts`,
          moduleText(index),
        ]),
      ),
    },
    exports: indexes.flatMap(index =>
      ['Registry', 'create', 'step', 'sum'].map(name => name + padded(index)),
    ),
    keeps: [/offset199/, /#items/, /\?\?/],
    probe: built => {
      const parts = [last, ...importsOf(last)].map(index => value + index);
      expectNumber(
        built,
        `sum${last}`,
        value,
        parts.reduce((a, b) => a + b, 0),
      );
    },
  };
}

function componentText(index: number): string {
  const id = padded(index);
  const inner = index > 0 ? padded(Math.floor((index - 1) / 2)) : undefined;
  return `import { useId, useState, type ReactElement, type ReactNode } from 'react';
${inner ? `import { Panel${inner} } from './Panel${inner}';\n` : ''}
export interface Panel${id}Props {
  title: string;
  isOpen?: boolean;
  children?: ReactNode;
  onToggle?: (isOpen: boolean) => void;
}

const defaultLabel${id} = 'Panel ${id}';

export function Panel${id}({
  title,
  isOpen: isOpenAtFirst = false,
  children,
  onToggle,
}: Panel${id}Props): ReactElement {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const toggle = (): void => {
    setIsOpen(!isOpen);
    onToggle?.(!isOpen);
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title || defaultLabel${id}}</h2>
      <button type="button" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? '-' : '+'}
      </button>
      {isOpen && <div>{children}</div>}
${inner ? `      <Panel${inner} title={title}>{children}</Panel${inner}>\n` : ''}    </section>
  );
}
`;
}

/** 30 React components, without styles: not every tool builds CSS. */
function createComponents(): Library {
  const ids = Array.from({ length: COMPONENTS }, (_, index) => index);
  return {
    id: 'components',
    entry: 'src/index.ts',
    files: {
      'src/index.ts': ids
        .map(index => `export * from './Panel${padded(index)}';\n`)
        .join(''),
      ...Object.fromEntries(
        ids.map(index => [
          `src/Panel${padded(index)}.tsx`,
          componentText(index),
        ]),
      ),
    },
    exports: ids.map(index => `Panel${padded(index)}`),
    keeps: [
      /from\s*["']react["']/,
      /from\s*["']react\/jsx-runtime["']/,
      /defaultLabel007/,
      /onToggle\?\.\(/,
    ],
    probe: built => {
      if (typeof built.Panel000 !== 'function') {
        throw new Error('Panel000 is not a component.');
      }
    },
  };
}

export const libraries: readonly Library[] = [
  createSmall(),
  createModules(),
  createComponents(),
];
