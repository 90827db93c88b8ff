import { engineAddress } from './engineAddress.ts';

/** The bundler's policy, the only one that pages may have: shared/trustedTypes.ts. */
declare const __webpack_require__: {
  tu: (address: string) => string;
};

/** Starts a worker of Rslib; its files are beside it, and have a policy of their own. */
export function startWorker(address = engineAddress): Worker {
  return new Worker(__webpack_require__.tu(address), { type: 'module' });
}
