import { name } from 'first';

export const title = `Not ${name}`;
