import { name } from 'visits/types-last-and-alone';

export const index: 'index' = name;
