import { useCallback, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from './safeStorage.ts';

const STORAGE_PREFIX = 'rspress.tabs.';
const listeners = new Set<() => void>();
const choices = new Map<string, string | null>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readChoice(groupId: string): string | null {
  if (!choices.has(groupId)) {
    choices.set(groupId, readStored(STORAGE_PREFIX + groupId));
  }
  return choices.get(groupId) ?? null;
}

/** The chosen tab: of a group for the whole site, else of this block alone. */
export function useTabChoice(
  groupId: string | undefined,
): [string | null, (value: string) => void] {
  const [own, setOwn] = useState<string | null>(null);
  const shared = useSyncExternalStore(
    subscribe,
    () => (groupId ? readChoice(groupId) : null),
    () => null,
  );
  const choose = useCallback(
    (value: string) => {
      if (!groupId) {
        setOwn(value);
        return;
      }
      choices.set(groupId, value);
      writeStored(STORAGE_PREFIX + groupId, value);
      for (const listener of listeners) listener();
    },
    [groupId],
  );
  return [groupId ? shared : own, choose];
}
