import { name } from 'visits/types-last';

export const index: 'index' = name;
