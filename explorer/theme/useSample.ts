import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Sample } from '../shared/Sample.ts';
import { loadJson } from './loadJson.ts';
import { isSample } from './model/isSample.ts';

const never = () => () => undefined;
const loaded = new Map<string, Sample>();

export interface LoadedSample {
  sample: Sample | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The data of a sample, once it's there. */
export function useSample(id: string, address: string): LoadedSample {
  // Data is kept outside of React, so that it's there at once on the way back.
  const [, setArrived] = useState<Sample>();
  const [failedId, setFailedId] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load(id, address).then(
      sample => {
        if (!isWanted) return;
        setFailedId(undefined);
        setArrived(sample);
      },
      () => {
        if (isWanted) setFailedId(id);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, address, attempt]);
  const retry = useCallback(() => {
    setFailedId(undefined);
    setAttempt(count => count + 1);
  }, []);
  // The served page has none; it would be another one if the first draw had.
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const sample = isServed ? undefined : loaded.get(id);
  return { sample, hasFailed: failedId === id, retry };
}

async function load(id: string, address: string): Promise<Sample> {
  const known = loaded.get(id);
  if (known) return known;
  const data = await loadJson(address);
  if (!isSample(data, id))
    throw new Error(
      `${address} is not the data of the sample ${id}, so its builds can't be shown. It may be cut off or of another release.`,
    );
  loaded.set(id, data);
  return data;
}
