import { basename } from 'node:path';
import mitt from 'mitt';
import colors from 'kleur';
import { useState } from 'react';
import { clock } from './clock';

export const events = mitt<{ tick: number }>();
export const useSeconds = () => useState(0);
export const label = (file: string, seconds: number) =>
  `${colors.bold(basename(file))} ${clock(seconds)}`;
export const watch = () => import('fsevents');
