import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Choice, Sample } from '../shared/Sample.ts';
import type { LiveParts } from './live/LiveParts.ts';
import type { LiveSession } from './live/LiveSession.tsx';
import { useLink } from './share/useLink.ts';
import type { Wording } from './Words.ts';

export interface Live {
  parts: LiveParts | undefined;
  run: () => void;
  cancel: () => void;
  /** Takes edits back; false if the reader keeps them. */
  reset: () => boolean;
}

const never = () => () => undefined;
const nothing = () => undefined;

/** Rslib in the page. Until `run`, nothing of it is loaded. */
export function useLive(
  wording: Wording,
  sample: Sample | undefined,
  choice: Choice,
): Live {
  const { lang, errors, words } = wording;
  const [session, setSession] = useState<LiveSession>();
  /** What is shown while its code loads, and if that fails. */
  const [early, setEarly] = useState<LiveParts>();
  const parts = useSyncExternalStore<LiveParts | undefined>(
    session?.subscribe ?? never,
    session?.read ?? nothing,
    nothing,
  );
  useEffect(() => () => session?.close(), [session]);
  useEffect(() => {
    if (sample) session?.show(sample, choice);
  }, [session, sample, choice]);
  const { link: last, drop } = useLink(sample, wording, !!session);
  // What came with a link isn't built before the reader asks for it, also while another
  // project is.
  useEffect(() => {
    if (last) setSession(undefined);
  }, [last]);
  const link = last && last.id === sample?.id ? last : undefined;
  const opened = useMemo(
    (): LiveParts | undefined =>
      link && { ...link, isOff: true, isOutdated: hasEdits(link) },
    [link],
  );
  const edits = link?.edits ?? {};
  const isOutdated = hasEdits({ edits });
  const load = async () => {
    setEarly({ edits, isOutdated, says: { text: words.loading } });
    try {
      const { LiveSession } = await import('./live/LiveSession.tsx');
      const begun = new LiveSession({ lang, errors, link });
      begun.start();
      setSession(begun);
      setEarly(undefined);
    } catch {
      const says = { text: words.runFailed, isBad: true };
      setEarly({ edits, isOff: true, isOutdated, says });
    }
  };
  const shown = parts ?? early ?? opened;
  return {
    parts: shown,
    run: () => (session ? session.start() : void load()),
    cancel: () => setSession(undefined),
    reset() {
      if (shown && hasEdits(shown) && !window.confirm(words.discard))
        return false;
      session?.reset();
      drop();
      return true;
    },
  };
}

const hasEdits = ({ edits }: Pick<LiveParts, 'edits'>) =>
  Object.keys(edits).length > 0;
