/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import {
  announcePage as announceDev,
  arrive,
  showPage as showDrawn,
  startDev,
} from './dev.ts';
import { openPage } from './navigation/openPage.ts';
import {
  afterPaint,
  announcePage,
  closestOf,
  onPage,
  onScroll,
  stringOf,
} from './page.ts';
import { startBehaviors } from './startBehaviors.ts';
import { find, scrollWindow } from './testing/page.ts';

const { dataset } = document.documentElement;

describe('all behaviors', () => {
  test('run on the served page, and the page says that it is ready', () => {
    document.body.innerHTML = `<div data-tabs-of=""><div role="tablist">
      <button role="tab" data-value="a">a</button><button role="tab" data-value="b">b</button>
      </div><p role="tabpanel" data-value="a">A</p><p role="tabpanel" data-value="b" hidden>B</p></div>`;
    const isReady = rs.fn();
    document.addEventListener('ready', isReady);
    const own = rs.fn();
    startBehaviors([own]);
    expect(own).toHaveBeenCalledTimes(1);
    expect(isReady).toHaveBeenCalledTimes(1);
    expect('ready' in dataset).toBe(true);
    expect('fault' in dataset).toBe(false);
    find('[data-value=b]').click();
    expect(find('p[data-value=b]').hidden).toBe(false);
  });

  test('one that throws leaves the others running, and the page says so', () => {
    const told = rs.spyOn(console, 'error').mockImplementation(() => undefined);
    const next = rs.fn();
    startBehaviors([
      () => {
        throw new Error('broken');
      },
      next,
    ]);
    expect(next).toHaveBeenCalledTimes(1);
    expect('fault' in dataset).toBe(true);
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('page', () => {
  test('who looks at pages does so now and with each page', () => {
    const look = rs.fn();
    onPage(look);
    announcePage();
    expect(look).toHaveBeenCalledTimes(2);
  });

  test('afterPaint waits for a frame', () => {
    rs.useFakeTimers();
    const run = rs.fn();
    afterPaint(run);
    expect(run).not.toHaveBeenCalled();
    rs.advanceTimersByTime(50);
    expect(run).toHaveBeenCalledTimes(1);
    rs.useRealTimers();
  });

  test('a scroll is heard at once, but on a new page after its first paint', () => {
    rs.useFakeTimers();
    const heard = rs.fn();
    onScroll(heard);
    announcePage();
    scrollWindow(10);
    expect(heard).not.toHaveBeenCalled();
    rs.advanceTimersByTime(50);
    expect(heard).toHaveBeenCalledTimes(1);
    scrollWindow(20);
    expect(heard).toHaveBeenCalledTimes(2);
    rs.useRealTimers();
  });

  test('what is left of a scroll is heard after the first paint of a new page, too', () => {
    rs.useFakeTimers();
    const heard = rs.fn();
    onScroll(heard, 100);
    scrollWindow(10);
    scrollWindow(20);
    rs.advanceTimersByTime(99);
    expect(heard).toHaveBeenCalledTimes(1);
    announcePage();
    rs.advanceTimersByTime(2);
    expect(heard).toHaveBeenCalledTimes(1);
    rs.advanceTimersByTime(50);
    expect(heard).toHaveBeenCalledTimes(2);
    rs.useRealTimers();
  });

  test('strings are in the page', () => {
    document.body.innerHTML = '<div id="strings" data-copied="Copied"></div>';
    expect(stringOf('copied')).toBe('Copied');
    expect(stringOf('unknown')).toBe('');
  });

  test('closestOf finds what an event happened in', () => {
    document.body.innerHTML = '<a href="#x"><b>x</b></a>';
    const event = new Event('click');
    find('b').dispatchEvent(event);
    expect(closestOf(event, 'a')).toBe(find('a'));
    expect(closestOf(event, 'p')).toBeNull();
    expect(closestOf(new Event('click'), 'a')).toBeNull();
  });
});

describe('while writing', () => {
  const navigate = rs.fn();
  beforeEach(() => {
    document.body.innerHTML = `<div data-drawer=""><div data-open="false" data-depth="0">
      <button data-group-toggle=""></button>
      <div hidden><a href="/a" aria-current="page">A</a></div></div></div>
      <main id="content"><h1>A</h1></main>`;
  });

  test('the engine’s router opens pages', async () => {
    history.replaceState(null, '', '/start');
    startDev(navigate);
    startDev(navigate);
    await openPage('/guide?x=1#one');
    expect(navigate.mock.calls).toEqual([['/guide?x=1#one']]);
  });

  test('a page it has drawn is announced, in its sidebar and at its title', () => {
    rs.useFakeTimers();
    const look = rs.fn();
    onPage(look);
    showDrawn('link');
    expect(look).toHaveBeenCalledTimes(2);
    expect(find('[data-depth] > div').hidden).toBe(false);
    rs.advanceTimersByTime(50);
    expect(document.activeElement).toBe(find('h1'));
    rs.useRealTimers();
    expect(announceDev).toBe(announcePage);
    expect(arrive).toBeTypeOf('function');
  });
});
