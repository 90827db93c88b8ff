import { expect, test } from '@rstest/core';
import { dropStockScripts } from './dropStockScripts.ts';

const inline = (children: string) => ({ tag: 'script', children });
const theme = inline("classList.toggle('rp-dark', isDark)");
const language = inline("localStorage.getItem('rspress-visited')");
const file = { tag: 'script', attrs: { src: '/main.js' } };
const meta = { tag: 'meta', attrs: { name: 'author' } };

test('known inline scripts go, all else stays', () => {
  const tags = [theme, file, language, meta];
  expect(dropStockScripts(tags, ['theme', 'language'])).toEqual([file, meta]);
  // A site may have switched one off.
  expect(dropStockScripts([theme, meta], [])).toEqual([meta]);
});

test('an unknown inline script ends the build, and so does a missing one', () => {
  const tags = [theme, inline('registerServiceWorker()')];
  expect(() => dropStockScripts(tags, ['theme'])).toThrow(
    "[head-script] The engine writes an inline script into pages that we don't know: registerServiceWorker()",
  );
  expect(() => dropStockScripts([theme], ['theme', 'language'])).toThrow(
    '[head-script] The engine no longer writes its inline script for the language',
  );
});
