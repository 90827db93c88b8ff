import mitt from 'mitt';
import { prefix } from './prefix';

export const events = mitt();
export const label = (text: string) => prefix + text;
