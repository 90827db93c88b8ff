import { useEffect, useRef, useState } from 'react';
import type { Sample } from '../../shared/Sample.ts';
import type { Wording } from '../Words.ts';
import { hasProject } from './hasProject.ts';
import { keepEdits, leaveLink, readKept } from './keptEdits.ts';
import type { OpenedLink } from './openLink.ts';

/** What a link has brought for one of the samples, or what this tab has kept of it. */
export interface SampleLink extends OpenedLink {
  id: string;
}

/**
 * The edited files that the address brings or this tab has kept, and how to drop them.
 * Once Rslib runs, it has those that were kept.
 */
export function useLink(
  sample: Sample | undefined,
  { lang, words }: Pick<Wording, 'lang' | 'words'>,
  isRunning: boolean,
): { link: SampleLink | undefined; drop: () => void } {
  const [link, setLink] = useState<SampleLink>();
  const last = useRef('');
  useEffect(() => {
    if (!sample) return undefined;
    let isWanted = true;
    const follow = async () => {
      const { hash } = window.location;
      const kept = readKept(sample.id);
      const isLink = hasProject(hash);
      if (isLink ? last.current === sample.id + hash : isRunning || !kept)
        return;
      const opened = await import(
        /* webpackChunkName: "share" */ './openLink.ts'
      ).then(
        ({ openLink, openKept }) =>
          isLink
            ? openLink(hash, sample, lang)
            : openKept(kept ?? '', sample, lang),
        (): OpenedLink => ({
          edits: {},
          says: { text: words.notLoaded, isBad: true },
        }),
      );
      if (!isWanted || !opened) return;
      if (isLink) last.current = sample.id + hash;
      setLink({ id: sample.id, ...opened });
    };
    const run = () => void follow();
    run();
    window.addEventListener('hashchange', run);
    return () => {
      isWanted = false;
      window.removeEventListener('hashchange', run);
    };
  }, [sample, lang, words, isRunning]);
  return {
    link,
    drop() {
      if (sample) keepEdits(sample.id, {});
      leaveLink();
      setLink(undefined);
    },
  };
}
