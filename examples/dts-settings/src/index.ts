import type { EventType } from 'mitt';
import type { Size } from './size';

export interface Resized {
  name: EventType;
  size: Size;
}

export const isLarge = ({ size }: Resized): boolean => size > 100;
