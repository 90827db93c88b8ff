import { vibrate } from './vibrate';

export function buzz(): void {
  vibrate(200);
}
