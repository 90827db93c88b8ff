import { SLASH_KEY } from '../../shared/storageKeys.ts';
import { readStored, writeStored } from '../storage/safeStorage.ts';

/** Whether `/` opens search. Readers who use voice control can turn it off. */
export function isSlashKeyOn(): boolean {
  return readStored(SLASH_KEY) !== 'off';
}

export function setSlashKey(isOn: boolean): void {
  writeStored(SLASH_KEY, isOn ? 'on' : 'off');
}
