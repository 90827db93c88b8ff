import { used } from '../used/used'; export const using = used;
