// Opens a page of the shop and prints what a visitor sees:
// node open.js page.html folder-of-the-remote [cached-manifest.json]
import { existsSync, readFileSync } from 'node:fs';
import { Browser, BrowserErrorCaptureEnum } from 'happy-dom';

const [page, remote, cached] = process.argv.slice(2);
const kit = 'node_modules/badge-kit';
const server = process.env.SERVER ?? 'http://remote.test/';
const requests = [];

function answer(url) {
  if (!/html|static/.test(url)) {
    requests.push(url.replace(/\.[0-9a-f]{8,}\./, '.<hash>.'));
  }
  let file = url.replace(server, `${kit}/dist/${remote}/`).replace('http://shop.test', 'dist');
  if (cached && file.endsWith('manifest.json')) file = cached;
  if (!existsSync(file)) return { status: 404, body: '' };
  // A variable of a script is global in a browser, but not in this one.
  const body = readFileSync(file, 'utf8')
    .replace(/^var badge_kit;/, 'globalThis.badge_kit = undefined;')
    .replace('http://remote.test/', server);
  const type = { html: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json' };
  return { status: 200, body, headers: { 'Content-Type': type[file.split('.').at(-1)] } };
}

const browser = new Browser({
  settings: {
    enableJavaScriptEvaluation: true,
    suppressInsecureJavaScriptEnvironmentWarning: true,
    errorCapture: BrowserErrorCaptureEnum.processLevel,
    fetch: {
      interceptor: {
        async beforeAsyncRequest({ request, window }) {
          if (remote === 'none' && request.url.startsWith(server)) {
            requests.push('no answer');
            return window.Response.error();
          }
          const { body, ...init } = answer(request.url);
          return new window.Response(body, init);
        },
        beforeSyncRequest({ request, window }) {
          const { status, body, headers } = answer(request.url);
          return {
            status,
            ok: status === 200,
            statusText: '',
            url: request.url,
            redirected: false,
            headers: new window.Headers(headers),
            body: Buffer.from(body),
          };
        },
      },
    },
  },
});
const tab = browser.newPage();
await tab.goto(`http://shop.test/${page}`);
await Promise.race([tab.waitUntilComplete(), new Promise(done => setTimeout(done, 2000))]);
console.log(requests.join('\n'));
console.log(`Page: ${tab.mainFrame.document.body.textContent || 'empty'}`);
const errors = tab.virtualConsolePrinter.readAsString().match(/^.*(#RUNTIME-\d+|TypeError: .*)/gm);
console.log([...new Set(errors)].join('\n'));
process.exit();
