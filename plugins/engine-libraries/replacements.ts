import { fileURLToPath } from 'node:url';
import type { Replacement } from '../replaceEngineModules.ts';

const browser = (file: string) =>
  fileURLToPath(new URL(`./browser/${file}`, import.meta.url));

/** Libraries of the engine of which a reader needs only a small part. */
export const replacements: readonly Replacement[] = [
  { engineModule: 'react-router-dom', ours: browser('router.ts') },
  { engineModule: '@unhead/react', ours: browser('head.ts') },
  { engineModule: '@unhead/react/client', ours: browser('headProvider.ts') },
];
