import type { Issue } from '../../../tooling/Issue.ts';
import { fault } from './fault.ts';
import { metaOf, type Head } from './readHead.ts';

interface Size {
  width: number;
  height: number;
}

/** Each page's preview image exists and has the size that its tags state. */
export function checkImages(
  heads: readonly Head[],
  origin: string,
  /** The size of an image in the build; undefined if there's none. */
  sizeOf: (path: string) => Size | undefined,
): Issue[] {
  return heads.flatMap(head => {
    const [image = ''] = metaOf(head, 'og:image');
    const stated = ['og:image:width', 'og:image:height']
      .map(name => metaOf(head, name)[0])
      .join(' × ');
    const size = image.startsWith(`${origin}/`)
      ? sizeOf(image.slice(origin.length))
      : undefined;
    const real = size && `${size.width} × ${size.height}`;
    if (real === stated && real === '1200 × 630') return [];
    return [
      fault(head.file, 'og-image', {
        what: real
          ? `${image} is ${real}; its tags say ${stated}, and it should be 1200 × 630.`
          : `${image || "The page's image"} isn't a PNG of this build at ${origin}.`,
        why: 'Link previews would show no image, or a cropped one.',
        remedy:
          'See plugins/og-images. If the build says that the font is missing, install fonts-noto-cjk.',
      }),
    ];
  });
}
