// @ts-expect-error: not installed here
import { theme } from '@acme/theme';

export const color = theme.color;
