import type { Issue } from '../../content/Issue.ts';
import { fault } from './fault.ts';
import { metaOf, type Head } from './readHead.ts';

interface Size {
  width: number;
  height: number;
}

/** The picture of each page exists and is as large as its tags say. */
export function checkImages(
  heads: readonly Head[],
  origin: string,
  /** Size of a file of the build; nothing if there is no such picture. */
  sizeOf: (path: string) => Size | undefined,
): Issue[] {
  return heads.flatMap(head => {
    const [image = ''] = metaOf(head, 'og:image');
    const said = ['og:image:width', 'og:image:height']
      .map(name => metaOf(head, name)[0])
      .join(' × ');
    const size = image.startsWith(`${origin}/`)
      ? sizeOf(image.slice(origin.length))
      : undefined;
    const real = size && `${size.width} × ${size.height}`;
    if (real === said && real === '1200 × 630') return [];
    return [
      fault(head.file, 'og-image', {
        what: real
          ? `${image} is ${real}; the tags say ${said}, and it should be 1200 × 630.`
          : `${image || 'The picture of the page'} is no PNG of this build at ${origin}.`,
        why: 'A shared link would show no picture, or a cut one.',
        remedy:
          'See plugins/og-images. If the build says that the font is missing, install fonts-noto-cjk.',
      }),
    ];
  });
}
