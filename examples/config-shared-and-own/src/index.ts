// @ts-expect-error: not installed here
import leftPad from 'left-pad';
import mitt from 'mitt';

export const log = (name?: string) => mitt().emit(leftPad(name ?? 'log', 8));
