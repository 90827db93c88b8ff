import { ZOOM_ATTACH_MS } from '../../shared/constants.ts';
import { onPage, stringOf } from '../page.ts';
import type { Picture } from './zoom.ts';

/** Pictures in the content, except those inside links. */
const PICTURES =
  '#content [data-prose] img, #content [data-prose] svg[data-zoom]';

/** Lets readers enlarge the page's pictures. */
export function startImageZoom(): void {
  let leave = new AbortController();
  onPage(() => {
    leave.abort();
    leave = new AbortController();
    const { signal } = leave;
    const pictures = [...document.querySelectorAll<Picture>(PICTURES)].filter(
      picture => !picture.closest('a'),
    );
    if (pictures.length === 0) return; // Most pages don't need the code.
    // If the code fails to load, pictures just stay as they are.
    const loading = import(/* webpackChunkName: "zoom" */ './zoom.ts').catch(
      () => undefined,
    );
    const attach = async () => {
      const zoom = await loading;
      if (!zoom || signal.aborted) return;
      const detach = zoom.attachZoom(pictures, {
        nameOf: name => stringOf('zoomOpen').replace('{name}', () => name),
        closeName: stringOf('zoomClose'),
      });
      signal.addEventListener('abort', detach);
    };
    const timer = setTimeout(() => void attach(), ZOOM_ATTACH_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
