/** @rstest-environment happy-dom */
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  rs,
  test,
} from '@rstest/core';
import {
  MAX_PRELOADS,
  PRELOAD_DELAY_MS,
  SCROLL_THROTTLE_MS,
} from '../../shared/constants.ts';
import { find, place, point, scrollWindow } from '../testing/page.ts';
import { arrive } from './arrive.ts';
import { focusLeftLink, keepLeftLink } from './leftLink.ts';
import { followLinks, startLinks } from './links.ts';
import { hardNavigate, stay } from './hardNavigate.ts';
import {
  keepShown,
  loadAgain,
  loadDocument,
  loadMissing,
} from './loadDocument.ts';
import { openPage, setOpen, startHistory } from './openPage.ts';
import {
  currentVisit,
  pushVisit,
  restorePosition,
  startVisits,
} from './visits.ts';

const page = (title: string, links = '') => `<div id="__rspress_root">
  <p data-fault-note="parts"><a href="">Try again</a></p>
  <main id="content"><h1>${title}</h1><h2 id="二">Two</h2>${links}</main>
  <div id="strings"></div></div>`;

/** The script of the build, which nothing runs here. */
const SCRIPT = '<script type="text/plain" defer src="/index.1.js"></script>';

/** What the server has; other addresses are not answered. */
const server = new Map<
  string,
  {
    html: string;
    status?: number;
    delayMs?: number;
    pageType?: string;
    embedder?: string;
  }
>();
let requests: string[] = [];

/** The part of a request that is used, answered from the map above. */
class FakeRequest {
  status = 0;
  responseType = '';
  responseURL = '';
  responseXML: Document | null = null;
  readyState = 0;
  onload?: () => void;
  onabort?: () => void;
  onreadystatechange?: () => void;
  static HEADERS_RECEIVED = 2;
  private pathname = '';

  open(_: string, pathname: string) {
    this.pathname = pathname;
  }
  getResponseHeader(name: string) {
    if (name === 'content-type') return 'text/html; charset=utf-8';
    return server.get(this.pathname)?.embedder ?? null;
  }
  abort() {
    this.readyState = 0;
    this.onabort?.();
  }
  send() {
    requests.push(this.pathname);
    const answer = server.get(this.pathname);
    setTimeout(() => {
      if (!answer) return;
      this.readyState = FakeRequest.HEADERS_RECEIVED;
      this.onreadystatechange?.();
      if (this.readyState === 0) return;
      this.status = answer.status ?? 200;
      this.responseURL = this.pathname;
      this.responseXML = document.implementation.createHTMLDocument('New');
      this.responseXML.head.innerHTML = SCRIPT;
      this.responseXML.body.innerHTML = answer.html;
      const { dataset } = this.responseXML.documentElement;
      dataset.pageType = answer.pageType ?? 'doc';
      this.onload?.();
    }, answer?.delayMs ?? 0);
  }
}

rs.useFakeTimers();
rs.stubGlobal('XMLHttpRequest', FakeRequest);
// Documents of the same build fit, also while another script is loading.
document.head.innerHTML = `${SCRIPT}<script type="text/plain" src="/more.js"></script>`;
const assign = rs.spyOn(window.location, 'assign').mockReturnValue();
const probe = rs.fn<() => Promise<Response>>();
rs.stubGlobal('fetch', probe);
history.replaceState(null, '', '/start');
startLinks();
// The emulation would load what is left to the browser.
window.addEventListener('click', event => event.preventDefault());
window.scrollTo = (options: unknown) =>
  scrollWindow((options as { top: number }).top);

let count = 0;
let target = '';
beforeEach(() => {
  count += 1;
  target = `/page-${count}`; // Documents are kept, so each test has its own.
  requests = [];
  assign.mockClear();
  probe.mockReset().mockResolvedValue(new Response());
  server.clear();
  server.set(target, { html: page('Target', '<a href="/third">0</a>') });
  document.body.innerHTML = page(
    'Start',
    `<a href="/other">0</a><a href="${target}">1</a>`,
  );
  scrollWindow(0);
});
afterEach(async () => {
  await rs.advanceTimersByTimeAsync(1000);
});

const link = (name: number) => {
  const found = document.querySelectorAll<HTMLAnchorElement>('main a')[name];
  if (!found) throw new Error(`The page has no link ${name}.`);
  return found;
};
const follow = async (name: number) => {
  link(name).click();
  await rs.advanceTimersByTimeAsync(0);
  await rs.advanceTimersByTimeAsync(0);
};
const title = () => find('h1').textContent;
/** Back, as the browser does it: the address first, then the event. */
const goBack = async (state: unknown, address: string) => {
  history.replaceState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  await rs.advanceTimersByTimeAsync(50);
};

describe('a link of the site', () => {
  // The first: the page at this address was not loaded by our code.
  test('Back restores the place and focuses the link that led away', async () => {
    const { state } = history as { state: unknown };
    const address = location.pathname;
    scrollWindow(700);
    await follow(1);
    await goBack(state, address);
    expect(title()).toBe('Start');
    expect(window.scrollY).toBe(700);
    expect(document.activeElement).toBe(link(1));
  });

  test('Back restores the place even if the reader scrolls while it loads', async () => {
    const address = `${target}-left`;
    server.set(address, { html: page('Left'), delayMs: 500 });
    history.replaceState(null, '', address);
    scrollWindow(300);
    const { state } = history as { state: unknown };
    pushVisit('/elsewhere');
    await goBack(state, address);
    scrollWindow(900);
    await rs.advanceTimersByTimeAsync(500);
    expect(title()).toBe('Left');
    expect(window.scrollY).toBe(300);
  });

  test('shows the page, its address, and begins at its title', async () => {
    scrollWindow(700);
    await follow(1);
    expect(title()).toBe('Target');
    expect(location.pathname).toBe(target);
    expect(window.scrollY).toBe(0);
    await rs.advanceTimersByTimeAsync(50);
    expect(document.activeElement).toBe(find('h1'));
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a page that has to be isolated', () => {
  beforeEach(() => {
    window.stop = () => undefined; // The next link comes before the document.
    server.set(target, { html: page('Target'), embedder: 'require-corp' });
  });
  afterEach(() => {
    window.crossOriginIsolated = false;
  });

  test('is loaded as a document, because of its headers', async () => {
    await follow(1);
    expect(assign.mock.calls).toEqual([[link(1).href]]);
    expect(title()).toBe('Start');
  });

  test('is shown where the one on screen is, too', async () => {
    window.crossOriginIsolated = true;
    await follow(1);
    expect(assign).not.toHaveBeenCalled();
    expect(title()).toBe('Target');
  });
});

describe('a page the reader is likely to want', () => {
  const set = (connection: object) =>
    void Object.defineProperty(navigator, 'connection', {
      value: connection,
      configurable: true,
    });
  /** The reader scrolls to here; the link to the next page stands at 1,500 px. */
  const scrollTo = (top: number) => {
    link(1).rel = 'next';
    place(link(1), 1500);
    scrollWindow(top);
    rs.advanceTimersByTime(SCROLL_THROTTLE_MS);
  };
  afterEach(() => set({}));

  const goOver = (name: number) => point('pointerover', link(name));

  test('is fetched when the mouse is on its link for 50 ms, once', async () => {
    goOver(1);
    await rs.advanceTimersByTimeAsync(PRELOAD_DELAY_MS - 1);
    expect(requests).toEqual([]);
    await rs.advanceTimersByTimeAsync(1);
    await follow(1);
    await rs.advanceTimersByTimeAsync(PRELOAD_DELAY_MS);
    expect(assign.mock.calls).toEqual([]);
    expect(requests).toEqual([target]);
    expect(title()).toBe('Target');
  });

  test('is not fetched in passing', () => {
    goOver(0);
    goOver(1);
    point('pointerover', find('h1'));
    rs.advanceTimersByTime(PRELOAD_DELAY_MS);
    expect(requests).toEqual([]);
  });

  test('is one of a few, until a link is followed', async () => {
    const rest = (page: string) => {
      link(0).pathname = page;
      goOver(0);
      rs.advanceTimersByTime(PRELOAD_DELAY_MS);
    };
    for (let index = 0; index < MAX_PRELOADS + 5; index += 1)
      rest(`${target}-${index}`);
    expect(requests).toHaveLength(MAX_PRELOADS);
    await follow(1);
    point('pointerdown', link(0));
    expect(requests).toHaveLength(MAX_PRELOADS + 2);
  });

  test('is fetched when its link is pressed', () => {
    point('pointerdown', link(1));
    expect(requests).toEqual([target]);
  });

  test('not for a new tab', () => {
    const press = { bubbles: true, ctrlKey: true };
    link(1).dispatchEvent(new PointerEvent('pointerdown', press));
    expect(requests).toEqual([]);
  });

  test('is fetched when it is the next one and its link is scrolled to', () => {
    scrollTo(1500 - window.innerHeight);
    expect(requests).toEqual([]);
    scrollTo(1501 - window.innerHeight);
    expect(requests).toEqual([target]);
  });

  test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
    'is not fetched with %o',
    connection => {
      set(connection);
      point('pointerdown', link(1));
      scrollTo(1400);
      expect(requests).toEqual([]);
    },
  );
});

describe('documents', () => {
  test('are asked for once', async () => {
    const both = Promise.all([loadDocument(target), loadDocument(target)]);
    await rs.advanceTimersByTimeAsync(0);
    const [first, second] = await both;
    expect(first).toBe(second);
    expect(requests).toEqual([target]);
  });

  test('the page that was left is kept for the way back, without a request', async () => {
    keepShown(target);
    const again = await loadAgain(target);
    expect(again.querySelector('h1')?.textContent).toBe('Start');
    expect(requests).toEqual([]);
  });

  test('the page about missing ones comes with an error', async () => {
    server.set(target, { html: page('404'), status: 404, pageType: '404' });
    const loading = loadMissing(target);
    await rs.advanceTimersByTimeAsync(0);
    expect((await loading).querySelector('h1')?.textContent).toBe('404');
  });
});

describe('a page load of the browser', () => {
  test.each([
    [404, true],
    [200, true],
    [502, false],
  ])('follows an answer of %i: %s', async (status, isLoaded) => {
    probe.mockResolvedValue(new Response(null, { status }));
    await hardNavigate('/elsewhere', () => true);
    expect(assign.mock.calls.length === 1).toBe(isLoaded);
    expect(find('[data-fault-note]').hasAttribute('data-shown')).toBe(
      !isLoaded,
    );
  });

  test('is stopped where the reader stays', async () => {
    const stop = rs.fn();
    window.stop = stop;
    await hardNavigate('/elsewhere', () => true);
    stay();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('of the address on screen is a reload', async () => {
    const reload = rs.spyOn(window.location, 'reload').mockReturnValue();
    await hardNavigate(location.href, () => true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('visits', () => {
  test('each entry has a key and goes where it was left', () => {
    history.replaceState(null, '', '/a');
    const first = currentVisit();
    expect(currentVisit()).toBe(first);
    scrollWindow(300);
    const { state } = history as { state: unknown };
    pushVisit('/b');
    expect(location.pathname).toBe('/b');
    expect(currentVisit()).not.toBe(first);
    scrollWindow(0);
    history.replaceState(state, '', '/a');
    restorePosition();
    expect(window.scrollY).toBe(300);
  });

  test('whose position nobody knows start at their section, or at the top', () => {
    document.body.innerHTML = page('Start');
    const seen = rs
      .spyOn(Element.prototype, 'scrollIntoView')
      .mockReturnValue();
    seen.mockClear();
    history.replaceState({ key: 'unknown' }, '', '/a#%E4%BA%8C');
    arrive('history', true);
    expect(seen.mock.instances).toEqual([find('[id="二"]')]);
    history.replaceState({ key: 'unknown too' }, '', '/a');
    scrollWindow(1800);
    history.replaceState({ key: 'never seen' }, '', '/a');
    arrive('history', true);
    expect(window.scrollY).toBe(0);
  });

  test('positions are noted, and the browser restores none', () => {
    history.replaceState(null, '', '/c');
    startVisits();
    scrollWindow(120);
    scrollWindow(0);
    scrollWindow(80);
    restorePosition();
    expect(window.scrollY).toBe(80);
    expect(history.scrollRestoration).toBe('manual');
  });

  test.each([
    ['goes where it was left', 'pageshow', 640],
    ['stays where its reader has scrolled to', 'wheel', 90],
  ])('a reloaded page %s', async (_, event, top) => {
    Object.assign(document, { fonts: { ready: Promise.resolve() } });
    history.replaceState({ key: event }, '', '/d#二');
    scrollWindow(640);
    window.dispatchEvent(new Event('pagehide'));
    startVisits();
    await rs.advanceTimersByTimeAsync(100);
    expect(window.scrollY).toBe(640);
    scrollWindow(90);
    window.dispatchEvent(new Event(event));
    window.dispatchEvent(new Event('pageshow'));
    await rs.advanceTimersByTimeAsync(100);
    expect(window.scrollY).toBe(top);
  });
});

test('the link by which a page was left is found among links alike', () => {
  document.body.innerHTML = '<a href="/x">1</a><a href="/x">2</a>';
  const second = find<HTMLAnchorElement>('a:nth-child(2)');
  keepLeftLink(second);
  expect(focusLeftLink(currentVisit())).toBe(true);
  expect(document.activeElement).toBe(second);
  expect(focusLeftLink('unknown')).toBe(false);
});

test('within a page, the top is reached and followers of the address hear of it', () => {
  history.replaceState(null, '', '/a');
  scrollWindow(500);
  const heard = rs.fn();
  window.addEventListener('hashchange', heard);
  arrive('link', false);
  expect(window.scrollY).toBe(0);
  expect(heard).toHaveBeenCalledTimes(1);
});

describe('who opens pages can be another', () => {
  test('presses and calls go there, and history listens once more', async () => {
    const open = rs.fn(() => Promise.resolve());
    setOpen(open);
    void openPage('/a');
    expect(open).toHaveBeenCalledTimes(1);
    document.body.innerHTML = '<a href="/x">x</a>';
    followLinks();
    find('a').click();
    expect(open.mock.calls.length).toBeGreaterThan(1);
    history.replaceState(null, '', '/late');
    server.set('/late-2', { html: page('Late') });
    document.body.innerHTML = page('Start');
    startHistory();
    await goBack(null, '/late-2');
    expect(title()).toBe('Late');
  });
});
