import { title } from '../text/title';

export const round = (value: number) => title(value.toFixed());
