// A worker of its own: are-the-types-wrong, with the TypeScript it brings.
import type { TypesRequest } from '../Build.ts';
import { checkTypes } from './checkTypes.ts';

addEventListener('message', ({ data, ports }: MessageEvent<TypesRequest>) => {
  // Undefined if the check itself fails.
  void checkTypes(data)
    .catch(() => undefined)
    .then(problems => ports[0]?.postMessage(problems));
});
