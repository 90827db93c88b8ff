import { pad } from 'left-padding';
import mitt from 'mitt';

export const log = (name: string) => mitt().emit(pad(name, 8));
