import { useEffect } from 'react';
import { ZOOM_ATTACH_MS } from '../constants.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { attachZoom } from './zoom.ts';

/** Lets the images of the page be enlarged; a global part of every page. */
export default function ImageZoom() {
  const text = useText();
  const { routePath } = usePageRecord();

  useEffect(() => {
    let detach: (() => void) | undefined;
    const timer = setTimeout(() => {
      detach = attachZoom({
        nameOf: name => text('zoom.open', { name }),
        closeName: text('zoom.close'),
      });
    }, ZOOM_ATTACH_MS);
    return () => {
      clearTimeout(timer);
      detach?.();
    };
  }, [routePath, text]);

  return null;
}
