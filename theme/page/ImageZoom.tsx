import { useEffect } from 'react';
import { ZOOM_ATTACH_MS } from '../constants.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import type { Picture } from './zoom.ts';

/** Pictures an author put into a page; those in links lead elsewhere. */
const PICTURES = '#content [data-prose] :is(img:not(a img), svg[data-zoom])';

/** Lets the images of the page be enlarged; a global part of every page. */
export default function ImageZoom() {
  const text = useText();
  const { routePath } = usePageRecord();

  useEffect(() => {
    const pictures = document.querySelectorAll<Picture>(PICTURES);
    if (pictures.length === 0) return; // And most pages need not load it.
    // What cannot be loaded leaves the images as they are.
    const loading = import('./zoom.ts').catch(() => undefined);
    const left = new AbortController();
    const attach = async () => {
      const zoom = await loading;
      if (!zoom || left.signal.aborted) return;
      const detach = zoom.attachZoom(pictures, {
        nameOf: name => text('zoom.open', { name }),
        closeName: text('zoom.close'),
      });
      left.signal.addEventListener('abort', detach);
    };
    const timer = setTimeout(() => void attach(), ZOOM_ATTACH_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [routePath, text]);

  return null;
}
