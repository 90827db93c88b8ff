import { useEffect, useState } from 'react';
import type { Sample } from '../../shared/Sample.ts';
import type { Wording } from '../Words.ts';
import { hasProject } from './hasProject.ts';
import type { OpenedLink } from './openLink.ts';

/** What a link has brought for one of the samples. */
export interface SampleLink extends OpenedLink {
  id: string;
}

/** The files that the address brings, and how to forget them. */
export function useLink(
  sample: Sample | undefined,
  lang: Wording['lang'],
  words: Wording['words'],
): { link: SampleLink | undefined; drop: () => void } {
  const [link, setLink] = useState<SampleLink>();
  useEffect(() => {
    if (!sample) return undefined;
    let isWanted = true;
    const follow = async () => {
      const { hash } = window.location;
      if (!hasProject(hash)) return;
      const opened = await import('./openLink.ts').then(
        ({ openLink }) => openLink(hash, sample, lang),
        (): OpenedLink => ({
          edits: {},
          says: { text: words.notLoaded, isBad: true },
        }),
      );
      if (isWanted) setLink({ id: sample.id, ...opened });
    };
    const run = () => void follow();
    run();
    window.addEventListener('hashchange', run);
    return () => {
      isWanted = false;
      window.removeEventListener('hashchange', run);
    };
  }, [sample, lang, words]);
  return {
    link: link && link.id === sample?.id ? link : undefined,
    drop: () => setLink(undefined),
  };
}
