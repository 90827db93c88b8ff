import { isBuiltin } from 'node:module';
import mitt from 'mitt';
import { createElement } from 'react';

declare const VERSION: string;

class Counter {}

export const bus = mitt();
export const load = () => import('./lazy');
export const facts = () => ({
  className: new Counter().constructor.name,
  folder: typeof __dirname,
  builtin: isBuiltin('fs'),
  mode: process.env.NODE_ENV,
  locale: process.env.LOCALE,
  version: typeof VERSION,
  element: typeof createElement,
});
