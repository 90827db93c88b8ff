import { useI18n } from '@rspress/core/runtime';
import type { Dictionary, TextKey } from '../i18n/index.ts';

/** UI strings in the page's language. */
export function useText(): (
  key: TextKey,
  values?: Record<string, string>,
) => string {
  return useI18n<Dictionary>();
}
