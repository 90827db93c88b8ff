import { usePageRecord } from '../usePageRecord.ts';

/** The path that tells the language of the tools; a 404 record has no own. */
export function useToolPath(): string {
  const { lang, pageType, routePath } = usePageRecord();
  return pageType === '404' ? `/${lang}/` : routePath;
}
