import { ALL_PAGES } from '../../shared/buildFiles.ts';
import { useSiteAddress } from '../useSiteAddress.ts';
import { useText } from '../useText.ts';

/** Replaces search where scripts are off. */
export function AllPagesLink({
  className,
}: {
  className?: string | undefined;
}) {
  const text = useText();
  const { pathOf } = useSiteAddress();
  return (
    <noscript>
      <a className={className} href={pathOf(ALL_PAGES)}>
        {text('allPages.title')}
      </a>
    </noscript>
  );
}
