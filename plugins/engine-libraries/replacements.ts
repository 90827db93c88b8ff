import { fileURLToPath } from 'node:url';
import type { Replacement } from '../replaceEngineModules.ts';

const browser = (file: string) =>
  fileURLToPath(new URL(`./browser/${file}`, import.meta.url));

/** Libraries of which a reader needs only a small part, or something more. */
export const replacements: readonly Replacement[] = [
  { engineModule: 'react-router-dom', ours: browser('router.ts') },
  { engineModule: '@unhead/react', ours: browser('head.ts') },
  { engineModule: '@unhead/react/client', ours: browser('headProvider.ts') },
  { engineModule: 'react-dom/client', ours: browser('reactDomClient.ts') },
];
