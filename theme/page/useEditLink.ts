import { useSite } from '@rspress/core/runtime';
import { usePageRecord } from '../usePageRecord.ts';

/** Address of the page's source in the repository, or null without one. */
export function useEditLink(): string | null {
  const { site } = useSite();
  const { _relativePath } = usePageRecord();
  const base = site.themeConfig.editLink?.docRepoBaseUrl;
  return base && _relativePath
    ? `${base.replace(/\/$/, '')}/${_relativePath}`
    : null;
}
