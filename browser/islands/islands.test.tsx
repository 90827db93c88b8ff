/** @rstest-environment happy-dom */
import { act, useState } from 'react';
import { renderToString } from 'react-dom/server';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  rs,
  test,
} from '@rstest/core';
import { engine } from '../testing/engine.ts';
import { find, showPage } from '../testing/page.ts';
import { useI18n, usePage, useSite } from './engineRuntime.ts';
import { hydrateIsland } from './hydrateIsland.tsx';
import { hydratePart } from './hydratePart.tsx';
import { createIsland } from './Island.tsx';
import { islands } from './registry.ts';
import { strings } from './siteData.ts';
import { startIslands } from './startIslands.ts';

engine.page = {
  lang: 'en',
  routePath: '/guide',
  title: 'Guide',
};
rs.stubEnv('NODE_ENV', 'production'); // While writing, the engine draws pages.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Counter({ from = 0 }: { from?: number }) {
  const [count, setCount] = useState(from);
  return (
    <button
      type="button"
      onClick={() => setCount(count + 1)}
    >{`${count}`}</button>
  );
}

/** Where islands are in sight, as the test says: nothing is laid out here. */
let see: (() => void)[] = [];
rs.stubGlobal(
  'IntersectionObserver',
  class {
    private readonly run: (entries: unknown[]) => void;
    constructor(run: (entries: unknown[]) => void) {
      this.run = run;
    }
    observe() {
      see.push(() => this.run([{ isIntersecting: true }]));
    }
    disconnect() {}
  },
);
islands.counter = () => Promise.resolve(Counter as never);
startIslands();
beforeEach(() => {
  see = [];
});
afterEach(() => act(() => showPage('')));

const PLACE = `<site-island data-island="counter" data-start data-props='{"from":3}'><button type="button">3</button></site-island>`;
const button = () => find('button');
const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 20)));

describe('an island', () => {
  test('is HTML until it is seen, then it works', async () => {
    showPage(PLACE);
    await settle();
    expect('drawn' in find('site-island').dataset).toBe(false);
    for (const look of see) look();
    await settle();
    act(() => button().click());
    expect(button().textContent).toBe('4');
  });

  test('that had been drawn when the reader left lives again at once', async () => {
    showPage(PLACE.replace('data-start', 'data-start data-drawn'));
    await settle();
    act(() => button().click());
    expect(button().textContent).toBe('4');
  });

  test('whose code does not come is the HTML it was, and a note; a press tries again', async () => {
    const { dataset } = document.documentElement;
    delete dataset.fault;
    const load = islands.counter;
    islands.counter = () => Promise.reject(new Error('lost'));
    showPage(PLACE);
    button().click();
    await settle();
    expect(button().textContent).toBe('3');
    expect(dataset.fault).toBe('');
    delete dataset.fault;
    if (load) islands.counter = load;
    button().click();
    await settle();
    expect(button().textContent).toBe('4');
  });
});

test('hydrateIsland hands over props and asks for an early press once', async () => {
  document.body.innerHTML = PLACE;
  const early = rs.fn();
  await act(() => hydrateIsland(find('site-island'), early));
  await settle();
  expect(early).toHaveBeenCalledTimes(1);
  act(() => button().click());
  expect(button().textContent).toBe('4');
});

test('a part that fails is again what the server sent', async () => {
  const told = rs.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="part"><a href="/x">Served</a></div>';
  const Broken = () => {
    throw new Error('broken');
  };
  // `act` would throw what the page has to survive.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  hydratePart(find('#part'), <Broken />);
  await rs.waitFor(() => expect(told).toHaveBeenCalled());
  await Promise.resolve();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(find('#part').innerHTML).toBe('<a href="/x">Served</a>');
});

describe('createIsland', () => {
  test('writes what the browser needs into the page', () => {
    const Island = createIsland('counter', Counter);
    document.body.innerHTML = renderToString(<Island from={3} />);
    expect(button().textContent).toBe('3');
    expect(find('site-island').dataset).toMatchObject({
      island: 'counter',
      props: '{"from":3}',
    });
    expect('start' in find('site-island').dataset).toBe(false);
  });

  test('marks those that the page starts by itself', () => {
    const Island = createIsland('counter', Counter, { isStarted: true });
    document.body.innerHTML = renderToString(<Island />);
    expect('start' in find('site-island').dataset).toBe(true);
  });

  test('a constant stays one', () => {
    expect(createIsland('x', 'text' as never)).toBe('text');
  });
});

describe('the engine’s hooks in an island', () => {
  function Hello() {
    const { page } = usePage();
    const text = useI18n();
    return (
      <p>
        {[
          page.routePath,
          page.pageType,
          useSite().site.lang,
          text('hello', { name: 'A' }),
          text('none'),
        ].join(' ')}
      </p>
    );
  }

  test('read the page from the document', () => {
    strings['hello'] = { en: 'Hello {{name}}', zh: '你好 {{name}}' };
    document.body.innerHTML =
      '<div id="strings" data-lang="zh" data-route="/zh/guide"></div>';
    expect(renderToString(<Hello />)).toBe(
      '<p>/zh/guide doc en 你好 A none</p>',
    );
  });
});
