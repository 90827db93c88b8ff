// cspell:ignore outputfilename
import { expect, test } from '@rstest/core';
import { langs } from '../../site/locales.ts';
import { OptionLinks } from './OptionLinks.ts';

const links = new OptionLinks(process.cwd());

/** Where the keys of a config lead. */
const leadsTo = (config: string, lang: 'en' | 'zh') =>
  links
    .find(`export default { ${config} };`, 'rslib.config.ts', lang)
    .map(({ option }) => option.href);

test('keys lead to sections in the language of the page', () => {
  const config =
    'lib: [{ dts: { bundle: true }, output: { filename: { js: j } } }]';
  const sections = [
    '/config/lib/',
    '/config/lib/dts',
    '/config/lib/dts#dtsbundle',
    '/config/rsbuild/output',
    '/config/rsbuild/output#outputfilename',
    // Described with the option above it.
    '/config/rsbuild/output#outputfilename',
  ];
  expect(leadsTo(config, 'en')).toEqual(sections);
  expect(leadsTo(config, 'zh')).toEqual(sections.map(one => `/zh${one}`));
});

test('an option that has no section is no link', () => {
  expect(leadsTo('server: { port: 1 }', 'en')).toEqual([]);
});

test('each language has the same options', () => {
  const [first, ...others] = langs.map(lang => [...links.options(lang).keys()]);
  expect(first?.length).toBeGreaterThan(150);
  for (const other of others) expect(other).toEqual(first);
});
