// A worker of its own: are-the-types-wrong, with the TypeScript it brings.
import type { TypesRequest } from '../Build.ts';
import { checkTypes } from './checkTypes.ts';

let last: TypesRequest | undefined;

addEventListener('message', ({ data, ports }: MessageEvent<TypesRequest>) => {
  last = data;
  // Questions that came during a check go first: only the last is about what is shown.
  setTimeout(() => {
    if (data !== last) return;
    // Undefined if the check itself fails.
    void checkTypes(data)
      .catch(() => undefined)
      .then(problems => ports[0]?.postMessage(problems));
  });
});
