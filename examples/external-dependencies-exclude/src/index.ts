import mitt from 'mitt';
import { createElement } from 'react';

export const events = mitt<{ message: string }>();

export const line = (text: string) => createElement('p', null, text);
