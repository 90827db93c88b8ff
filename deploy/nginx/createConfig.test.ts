import { describe, expect, test } from '@rstest/core';
import { createPolicy } from '../policy.ts';
import { createConfig } from './createConfig.ts';
import { createSite } from './createSite.ts';
import { quote } from './quote.ts';

const policy = createPolicy({
  inlineHashes: { scripts: [], styles: [], styleAttributes: [] },
  searchHosts: [],
});
const site = {
  root: '/srv/docs',
  listen: ['80', '[::]:80'],
  serverName: 'docs.example',
  hasBrotli: true,
};
const standalone = {
  ...site,
  listen: ['127.0.0.1:4173'],
  workFolder: '/srv/work',
  modules: ['/modules/brotli.so'],
};

describe('createSite', () => {
  test.each([
    'listen 80;',
    'listen [::]:80;',
    'server_name docs.example;',
    'root "/srv/docs";',
    'brotli_static on;',
    'gzip_static on;',
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'client_header_timeout 10s;',
    'client_max_body_size 1k;',
    'send_timeout 30s;',
  ])('states %s', line => {
    expect(createSite(policy, site)).toContain(`    ${line}\n`);
  });

  test('leaves brotli out where the module is missing', () => {
    const text = createSite(policy, { ...site, hasBrotli: false });
    expect(text).not.toContain('brotli');
  });

  test('adds headers only once, in the server block', () => {
    const text = createSite(policy, site);
    const firstLocation = text.indexOf('\n    location ');
    expect(text.lastIndexOf('add_header ')).toBeLessThan(firstLocation);
  });

  test('writes redirects with the query before the anchor', () => {
    const redirects = [{ from: '/a', to: '/b#c', status: 301 as const }];
    expect(createSite({ ...policy, redirects }, site)).toContain(
      'location = /a { return 301 /b$is_args$args#c; }',
    );
  });
});

describe('createSite with a certificate', () => {
  const text = createSite(policy, {
    ...site,
    listen: ['443'],
    tls: {
      certificate: '/certs/docs.pem',
      key: '/certs/docs.key',
      plainListen: ['80', '[::]:80'],
      origin: 'https://docs.example',
    },
  });

  test.each([
    'listen 443 ssl http2;',
    'ssl_certificate "/certs/docs.pem";',
    'ssl_certificate_key "/certs/docs.key";',
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'listen 80;',
    'listen [::]:80;',
    'return 301 https://docs.example$request_uri;',
  ])('states %s', line => {
    expect(text).toContain(`    ${line}\n`);
  });

  test('speaks no TLS without one', () => {
    expect(createSite(policy, site)).not.toMatch(/ssl|https:/);
  });
});

describe('createConfig', () => {
  test('keeps all its files in the work folder', () => {
    const text = createConfig(policy, standalone);
    const paths = [...text.matchAll(/(?:pid|_log|_temp_path) "([^"]*)"/g)];
    expect(paths).toHaveLength(8);
    for (const [, path] of paths) expect(path).toMatch(/^\/srv\/work\//);
  });

  test('loads the modules that are there', () => {
    expect(createConfig(policy, standalone)).toMatch(
      /^load_module "\/modules\/brotli.so";\n/,
    );
    expect(createConfig(policy, { ...standalone, modules: [] })).not.toContain(
      'load_module',
    );
  });

  test('names a user only when told', () => {
    expect(createConfig(policy, standalone)).not.toMatch(/^user/m);
    expect(createConfig(policy, { ...standalone, user: 'root' })).toMatch(
      /^user root;$/m,
    );
  });

  test('contains the site unchanged but for the indent', () => {
    const { listen, ...rest } = standalone;
    const part = createSite(policy, { ...rest, listen });
    const flat = (text: string) => text.replace(/^ +/gm, '');
    expect(flat(createConfig(policy, standalone))).toContain(flat(part));
  });
});

describe('quote', () => {
  test('wraps a value', () => {
    expect(quote("default-src 'none'; x")).toBe(`"default-src 'none'; x"`);
    expect(quote('reports="x"')).toBe(`'reports="x"'`);
  });

  test.each([`a"'b`, 'a\\b', '$host', 'a\nb'])('refuses %j', value => {
    expect(() => quote(value)).toThrow('Choose a value without them');
  });
});
