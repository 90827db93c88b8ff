import { ALL_PAGES } from '../../shared/allPages.ts';
import { joinAddress } from '../../shared/siteAddress.ts';
import { useAddressRules } from '../useAddressRules.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';

/** Stands for search where there are no scripts. */
export function AllPagesLink({
  className,
}: {
  className?: string | undefined;
}) {
  const text = useText();
  const rules = useAddressRules();
  const { lang, version } = usePageRecord();
  const href = joinAddress(
    { version: version || rules.defaultVersion, lang, page: ALL_PAGES },
    rules,
  );
  return (
    <noscript>
      <a className={className} href={href}>
        {text('allPages.title')}
      </a>
    </noscript>
  );
}
