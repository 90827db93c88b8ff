import { SEARCH_HOSTS_KEY } from '../../../shared/storageKeys.ts';
import { HOST_DOWN_MS } from '@rslib-website/search/limits';
import {
  readStored,
  sessionArea,
  writeStored,
} from '../../../browser/storage/safeStorage.ts';

type HostStatus = 'up' | 'down' | 'timed out';

interface Host {
  url: string;
}

interface HostState {
  status: HostStatus;
  lastUpdate: number;
}

/**
 * Remembers failed hosts. The client's own cache includes the state in its key
 * and so never finds an entry again; ours uses the host's name, in session
 * storage, for 120 s.
 */
export function createHostsCache(storage = sessionArea) {
  let memory: Record<string, HostState> = {};

  const readAll = (): Record<string, HostState> => {
    try {
      const stored: unknown = JSON.parse(
        readStored(SEARCH_HOSTS_KEY, storage) ?? '{}',
      );
      return isStates(stored) ? { ...memory, ...stored } : memory;
    } catch {
      return memory;
    }
  };

  return {
    async get(
      host: Host,
      defaultValue: () => Promise<unknown>,
    ): Promise<unknown> {
      const state = readAll()[host.url];
      return state ? toStatefulHost(host, state) : defaultValue();
    },
    async set(host: Host, value: HostState): Promise<HostState> {
      const { status, lastUpdate } = value;
      memory = { ...readAll(), [host.url]: { status, lastUpdate } };
      writeStored(SEARCH_HOSTS_KEY, JSON.stringify(memory), storage);
      return value;
    },
  };
}

function isStates(value: unknown): value is Record<string, HostState> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (state: Partial<HostState> | null) =>
        typeof state?.status === 'string' &&
        typeof state.lastUpdate === 'number',
    )
  );
}

/** The shape that the client expects. */
function toStatefulHost(host: Host, { status, lastUpdate }: HostState) {
  const isOver = () => Date.now() - lastUpdate > HOST_DOWN_MS;
  return {
    ...host,
    status,
    lastUpdate,
    isUp: () => status === 'up' || isOver(),
    isTimedOut: () => status === 'timed out' && !isOver(),
  };
}
