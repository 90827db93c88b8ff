import { usePageRecord } from '../usePageRecord.ts';
import { useThemeConfig } from '../useThemeConfig.ts';

/** URL of the page's source in the repository, or null if there's none. */
export function useEditLink(): string | null {
  const { editLink } = useThemeConfig();
  const { _relativePath } = usePageRecord();
  const base = editLink?.docRepoBaseUrl;
  return base && _relativePath
    ? `${base.replace(/\/$/, '')}/${_relativePath}`
    : null;
}
