'use server';

import { start } from './start';

export const save = () => start;
