/** @rstest-environment happy-dom */
import { act, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from '@rstest/core';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

test('in the browser it runs before other effects, so before the paint', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const order: string[] = [];
  function Probe() {
    useEffect(() => void order.push('effect'), []);
    useBrowserLayoutEffect(() => void order.push('layout'), []);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(Probe)));
  expect(order).toEqual(['layout', 'effect']);
});
