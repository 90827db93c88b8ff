import { usePageRecord } from '../usePageRecord.ts';
import { useThemeConfig } from '../useThemeConfig.ts';

/** Address of the page's source in the repository, or null without one. */
export function useEditLink(): string | null {
  const { editLink } = useThemeConfig();
  const { _relativePath } = usePageRecord();
  const base = editLink?.docRepoBaseUrl;
  return base && _relativePath
    ? `${base.replace(/\/$/, '')}/${_relativePath}`
    : null;
}
