/** @rstest-environment happy-dom */
import { expect, rs, test } from '@rstest/core';
import { loadDocument } from './loadDocument.ts';

const served = rs.fn<(path: string) => string>();
rs.stubGlobal(
  'XMLHttpRequest',
  class {
    status = 200;
    responseURL = '';
    responseXML: Document | undefined;
    onload = () => undefined as void;
    open(_: string, path: string) {
      this.responseURL = path;
    }
    getResponseHeader() {
      return 'text/html';
    }
    send() {
      const html = served(this.responseURL);
      this.responseXML = new DOMParser().parseFromString(html, 'text/html');
      queueMicrotask(() => this.onload());
    }
  },
);

const page = (script: string) =>
  `<head><script type="text/plain" defer src="${script}"></script></head><body><div id="strings"></div></body>`;

test('a page of the same build fits, also while another script is loading', async () => {
  document.head.innerHTML =
    '<script type="text/plain" defer src="/index.1.js"></script><script type="text/plain" src="/async/more.js"></script>';
  served.mockReturnValue(page('/index.1.js'));
  const found = await loadDocument('/same');
  expect(found.getElementById('strings')).not.toBeNull();
  served.mockReturnValue(page('/index.2.js'));
  await expect(loadDocument('/other')).rejects.toThrow('no page to show');
});
