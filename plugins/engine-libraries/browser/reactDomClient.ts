/**
 * Stands between the engine and `react-dom/client`: the theme's `Root` is put
 * around all of the engine's own parts too, so that a failure in one of them
 * leaves the page to read as well. See decisions/0013-pages-others-change.md.
 */
import { Root } from '@rspress/core/theme';
import { createElement } from 'react';
import { hydrateRoot as hydrate } from 'react-dom/client';

export { createRoot } from 'react-dom/client';

export const hydrateRoot: typeof hydrate = (container, page, options) =>
  hydrate(container, createElement(Root, null, page), options);
