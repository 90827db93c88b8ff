import { readStored, writeStored } from '../storage/safeStorage.ts';

// The head script reads it when the key is pressed.
const KEY = 'rslib-search-slash';

/** Whether '/' opens search; readers who speak to their computer turn it off. */
export function isSlashKeyOn(): boolean {
  return readStored(KEY) !== 'off';
}

export function setSlashKey(isOn: boolean): void {
  writeStored(KEY, isOn ? 'on' : 'off');
}
