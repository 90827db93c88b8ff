import mitt from 'mitt';
import { splitWords } from './split';

export const changes = mitt<{ count: number }>();

export function update(text: string): void {
  changes.emit('count', splitWords(text).length);
}
