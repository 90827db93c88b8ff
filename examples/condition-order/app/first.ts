import { name } from 'visits/types-first';

export const index: 'index' = name;
